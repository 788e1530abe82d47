import { parseDecimal, percentage, subtract, toText, ZERO } from '@fairlot/money';

/** The change between two prices in percent, as in a quote; null if one of them is unknown. */
export function percentBetween(from: string | undefined, to: string | undefined): string | null {
  const start = from === undefined ? null : parseDecimal(from);
  const end = to === undefined ? null : parseDecimal(to);
  if (start === null || end === null || start <= ZERO) return null;
  return toText(percentage(subtract(end, start), start));
}
