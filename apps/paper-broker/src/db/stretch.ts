/** Which rows of a list to read: the next `limit` after the one at the position `after`, or from the start if null. */
export interface NextRows {
  readonly limit: number;
  readonly after: string | null;
}

/**
 * The matching rows of a stretch of a list. A condition that no index covers is checked in one stretch at a
 * time, because the whole list may be long.
 */
export interface Stretch<Row> {
  readonly rows: Row[];
  /** The position of the last row searched, after which the list continues; null at the end of the list. */
  readonly end: string | null;
}

/** The number of rows in a stretch. */
export const STRETCH_ROWS = 500;
