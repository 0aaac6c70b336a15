// Sums that determine a mean and its standard error, as `plyscope compare` has them: whole numbers, so that
// nothing is rounded before the end.

/** The sum of a count over some trees, and that of its squares. */
export class Sum {
  trees = 0;
  #sum = 0n;
  #squares = 0n;

  /** @param {number} count  of one more tree */
  add(count) {
    const exact = BigInt(count);
    this.trees += 1;
    this.#sum += exact;
    this.#squares += exact * exact;
  }

  get mean() {
    return Number(this.#sum) / this.trees;
  }

  /**
   * The standard error of the mean, with n − 1 in the variance: √((n·Σx² − (Σx)²) / (n − 1)) / n. Null for a single
   * tree.
   */
  get error() {
    const { trees } = this;
    if (trees < 2) return null;
    const spread = Number(BigInt(trees) * this.#squares - this.#sum * this.#sum);
    return Math.sqrt(spread / (trees - 1)) / trees;
  }
}
