/**
 * Rows of a list whose condition no index holds: they are looked for in a stretch of the list, because all of it may be long.
 */
export interface Stretch<Row> {
  readonly rows: Row[];
  /** The last place that was looked at: the list goes on behind it. Null at the end of the list. */
  readonly end: string | null;
}

/** Rows that are looked at in one stretch. */
export const STRETCH_ROWS = 500;
