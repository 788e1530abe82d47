import type { Call } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';

interface DateRange {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/**
 * `from` and `to` of a list, both included.
 * @throws Refusal `range_invalid` when they are the wrong way round
 */
export function toFilterDates(query: Call['query']): DateRange {
  const from = toDate(query['from']);
  const to = toDate(query['to']);
  if (from !== undefined && to !== undefined && from > to) throw new Refusal('range_invalid');
  return { from, to };
}

function toDate(value: string | number | boolean | undefined): Date | undefined {
  return typeof value === 'string' ? new Date(value) : undefined;
}
