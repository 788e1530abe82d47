import { createSlices } from '../util/slices.js';
import type { Table } from './table.js';

/** Text that a spreadsheet may run as a formula. Some programs skip leading white space. */
const RUNS_AS_FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** A plain number, which is never a formula. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A table as CSV (RFC 4180, UTF-8), with the column names first. Text that a spreadsheet would run as a formula
 * gets an apostrophe before it; a negative number stays a number. Yields to other work between rows.
 */
export async function writeCsv({ columns, rows }: Table): Promise<string> {
  const rest = createSlices();
  const lines = [toLine(columns)];
  for (const cells of rows) {
    lines.push(toLine(cells));
    await rest();
  }
  return lines.join('');
}

const toLine = (cells: readonly (string | null)[]): string => `${cells.map(writeCell).join(',')}\r\n`;

function writeCell(cell: string | null): string {
  if (cell === null) return '';
  const text = RUNS_AS_FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
