import { decimal, toText } from '@fairlot/money';

/** A column's value as the driver returns it; exact numbers are text, and jsonb is an object. */
export type Cell = string | number | boolean | Date | object | null;

type Cells = readonly (string | null)[];

/** Rows with their column names. A cell is text, or null if the value is unknown. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: { readonly length: number } & Iterable<Cells>;
}

/**
 * Makes a table of database rows, with the columns in the given order. Each row is converted when it is read,
 * so that a caller who writes many rows can pause between two.
 */
export function toTable(columns: readonly string[], rows: readonly Readonly<Record<string, Cell>>[]): Table {
  return {
    columns,
    rows: {
      length: rows.length,
      *[Symbol.iterator]() {
        for (const row of rows) yield columns.map((column) => toCell(row[column] ?? null));
      },
    },
  };
}

/** A `numeric(28,8)` as the store returns it, such as `98.50000000`. */
const EXACT = /^-?\d+\.\d{8}$/;

function toCell(value: Cell): string | null {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return EXACT.test(text) ? toText(decimal(text)) : text;
}
