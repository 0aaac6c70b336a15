#!/bin/bash
# A comparison of searches as an array of jobs: each task takes a range of seeds. What is left after the time limit, a
# preemption or a failure is searched when the same array is submitted again. docs/compare.md says more.
#SBATCH --job-name=compare
#SBATCH --array=0-99
#SBATCH --cpus-per-task=4
#SBATCH --mem=8G
#SBATCH --time=04:00:00
# Two minutes before the end, what has been found is written.
#SBATCH --signal=TERM@120
#SBATCH --output=compare-%a.log

game=${GAME:-random:branching=4,depth=8}
seeds=${SEEDS_PER_TASK:-10000}
from=$((SLURM_ARRAY_TASK_ID * seeds))
mkdir -p parts
part=parts/$SLURM_ARRAY_TASK_ID.json

# As many threads as the task has processors.
export RAYON_NUM_THREADS=${SLURM_CPUS_PER_TASK:-1}
more=()
if [ -s "$part" ]; then more=(--continue "$part"); fi
srun plyscope compare -a alpha-beta -a 'alpha-beta table=on' -a sss-star -g "$game" \
  --seeds "$from..$((from + seeds))" --format json "${more[@]}" > "$part.new"
code=$?
# After a signal, too, there is a file with the seeds that are done.
if [ -s "$part.new" ]; then mv "$part.new" "$part"; else rm -f "$part.new"; fi
exit $code
