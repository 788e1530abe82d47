/** One cell: text, or nothing where a value is not known. */
export type Cell = string | null;

/** A column of a table: its heading, and what it says of a row. */
export type Column<Row> = readonly [heading: string, read: (row: Row) => Cell];

/** Writes rows as a table under the headings of its columns. */
export function toTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Cell[][] {
  return [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, read]) => read(row)))];
}

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet may read as the beginning of a formula; tab and return are skipped by some before they look. */
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Writes a table as CSV (RFC 4180): the first row is the heading. A cell that a spreadsheet would run as a formula gets
 * an apostrophe before it; a negative number stays a number, since it can do nothing but be one.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  const safe = FORMULA_START.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
