// The part of uPlot that the page uses.

export interface Axis {
  label?: string;
  labelSize?: number;
  labelGap?: number;
  labelFont?: string;
  font?: string;
  size?: number;
  stroke?: string;
  grid?: { stroke: string; width: number };
  ticks?: { stroke: string; width: number; size?: number };
  splits?: number[] | (() => number[]);
  values?: (plot: uPlot, splits: number[]) => (string | null)[];
}
export interface Series {
  label?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  points?: { show: boolean; size: number; fill?: string; stroke?: string };
}
export interface Options {
  width: number;
  height: number;
  padding?: (number | null)[];
  scales: Record<string, { time?: boolean; distr?: 1 | 3; range?: (plot: uPlot, min: number, max: number) => [number, number] }>;
  axes: Axis[];
  series: Series[];
  legend: { show: boolean };
  cursor: { show: boolean };
  hooks?: { draw?: ((plot: uPlot) => void)[] };
}
export type Data = [number[], ...(number | null)[][]];
export default class uPlot {
  constructor(options: Options, data: Data, target: HTMLElement);
  readonly ctx: CanvasRenderingContext2D;
  setData(data: Data): void;
  setSize(size: { width: number; height: number }): void;
  valToPos(value: number, scale: string, canvasPixels: boolean): number;
  destroy(): void;
}
