import { decimal, toText } from '@fairlot/money';

/** What a column of the database holds; exact numbers arrive as text. */
export type Cell = string | number | boolean | Date | null;

type Cells = readonly (string | null)[];

/** Rows under their heading; every cell is text, or null where nothing is known. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: { readonly length: number } & Iterable<Cells>;
}

/**
 * A table of database rows, with the columns in the order given. A row becomes text when it is asked for: a caller that writes
 * many of them pauses between two.
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

/** `numeric(28,8)` as the store writes it: `98.50000000`. */
const EXACT = /^-?\d+\.\d{8}$/;

function toCell(value: Cell): string | null {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  return EXACT.test(text) ? toText(decimal(text)) : text;
}
