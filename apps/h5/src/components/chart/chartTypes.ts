/** A bar in the chart's format. Floats are for pixels only; readable figures are in the legend and in the table. */
export interface ChartBar {
  /** Seconds, in the exchange's wall-clock time. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** A line drawn with the price. */
export interface ChartLine {
  readonly id: string;
  readonly color: 'first' | 'second' | 'other';
  /** One value per bar; null if there is none. */
  readonly values: readonly (number | null)[];
  /** The value that its change is measured from, for a price or level. */
  readonly start?: number;
  /** `below`: in a pane of its own, from 0 to 100. */
  readonly place: 'price' | 'below';
}

/** Calls `draw` with the newest bar, at once and on each change, until the returned function is called. */
export type FollowBar = (draw: (bar: ChartBar) => void) => () => void;
