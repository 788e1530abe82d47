import { Refusal } from './refusal.js';

interface DateRange {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/**
 * The dates `from` and `to` of a list, both inclusive.
 * @throws Refusal `range_invalid` if `to` is before `from`
 */
export function toFilterDates(query: { readonly from?: string; readonly to?: string }): DateRange {
  const from = toDate(query.from);
  const to = toDate(query.to);
  if (from !== undefined && to !== undefined && from > to) throw new Refusal('range_invalid');
  return { from, to };
}

const toDate = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);
