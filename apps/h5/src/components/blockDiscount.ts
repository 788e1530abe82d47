import { decimal, percentage, subtract, toText, ZERO } from '@fairlot/money';

/** The distance of a price from the last one, in percent with two digits: '-3.2' is 3.2 % below. Decimal text. */
export function percentFrom(price: string, last: string): string {
  if (decimal(last) === ZERO) return '0';
  return toText(percentage(subtract(decimal(price), decimal(last)), decimal(last), 2));
}
