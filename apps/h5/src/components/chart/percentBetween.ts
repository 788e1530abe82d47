import { parseDecimal, percentage, subtract, toText, ZERO } from '@fairlot/money';

/** How much a price moved, in percent, as a quote has it; null where one of the two is not known. */
export function percentBetween(from: string | undefined, to: string | undefined): string | null {
  const start = from === undefined ? null : parseDecimal(from);
  const end = to === undefined ? null : parseDecimal(to);
  if (start === null || end === null || start <= ZERO) return null;
  return toText(percentage(subtract(end, start), start));
}
