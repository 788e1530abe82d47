/** A bar as the chart draws it. Floats are for pixels alone; what is read stands in the legend and in the table. */
export interface ChartBar {
  /** Seconds, as the exchange's own clock shows them. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** A line beside the price. */
export interface ChartLine {
  readonly id: string;
  readonly color: 'first' | 'second' | 'other';
  /** One value a bar; null where there is none. */
  readonly values: readonly (number | null)[];
  /** What its change counts from, where it is a course. */
  readonly start?: number;
  /** `below`: in a pane of its own, from 0 to 100. */
  readonly place: 'price' | 'below';
}

/** Has `draw` called with the newest bar, at once and whenever it moves, until the function it returns is called. */
export type FollowBar = (draw: (bar: ChartBar) => void) => () => void;
