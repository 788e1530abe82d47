import { createSlices } from '../slices.js';
import type { Table } from './table.js';

/** Some programs skip blanks, tabs and returns before they look for a formula. */
const RUNS_AS_FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Can do nothing but be a number. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A table as CSV (RFC 4180, UTF-8), its heading first. What a spreadsheet would run gets an apostrophe before it and so
 * stays text; a negative number stays a number. Others are let through meanwhile.
 */
export async function writeCsv({ columns, rows }: Table): Promise<string> {
  const pause = createSlices();
  const lines = [toLine(columns)];
  for (const cells of rows) {
    lines.push(toLine(cells));
    await pause();
  }
  return lines.join('');
}

const toLine = (cells: readonly (string | null)[]): string => `${cells.map(writeCell).join(',')}\r\n`;

function writeCell(cell: string | null): string {
  if (cell === null) return '';
  const text = RUNS_AS_FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
