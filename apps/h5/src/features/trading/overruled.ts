import { compare, parseDecimal } from '@fairlot/money';

/** Prices by field, decimal text; '' for none. */
export type Prices = Readonly<Record<string, string>>;

/** Whether two texts are the same price: 1 and 1.00 are. */
export function isSamePrice(a: string, b: string): boolean {
  const [first, second] = [parseDecimal(a), parseDecimal(b)];
  return first === null || second === null ? a === b : compare(first, second) === 0;
}

/** What is known about a form when its record changes. */
export interface RecordChange {
  /** The earlier result. */
  readonly known: Prices;
  readonly previous: Prices;
  readonly next: Prices;
  readonly typed: Prices;
}

/** The fields that changed in the record while another price was typed for them, with the record's price. */
export function overruledBy({ known, previous, next, typed }: RecordChange): Prices {
  const overruled: Record<string, string> = {};
  for (const [name, price] of Object.entries(next)) {
    const [before = '', input = ''] = [previous[name], typed[name]];
    if (isSamePrice(price, before)) {
      if (known[name] !== undefined) overruled[name] = price;
    } else if (!isSamePrice(input, before) && !isSamePrice(input, price)) overruled[name] = price;
  }
  return overruled;
}
