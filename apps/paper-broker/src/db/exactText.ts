import { decimal, toText, type Decimal } from '@fairlot/money';

/** A `numeric` column as text for the wire, without the trailing zeros that the database adds. */
export function plain(column: string): string;
export function plain(column: string | null): string | null;
export function plain(column: string | null): string | null {
  return column === null ? null : toText(decimal(column));
}

/** A decimal as text for a column or the wire; null stays null. */
export function textOrNull(value: Decimal | null): string | null {
  return value === null ? null : toText(value);
}
