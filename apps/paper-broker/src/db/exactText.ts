import { decimal, toText, type Decimal } from '@fairlot/money';

/** A column of type `numeric` as wire text, without the zeros that the database fills up with. */
export function plain(column: string): string;
export function plain(column: string | null): string | null;
export function plain(column: string | null): string | null {
  return column === null ? null : toText(decimal(column));
}

/** A decimal as text for a column or the wire; null stays null. */
export function textOrNull(value: Decimal | null): string | null {
  return value === null ? null : toText(value);
}
