import type { OperationRules } from './contract.js';

/** How much longer the path of prices is walked for one bar, in bars of a day. */
const BAR_COST: Readonly<Record<string, number>> = { '1w': 2, '1mo': 5 };
const ITEMS_A_REQUEST = 100;
const DEFAULT_BARS = 500;

/**
 * As how many requests one counts: by what it asks the server to compute, from its address alone. A month's bars are some
 * twenty times the work of a quote.
 */
export function costOf(rules: OperationRules | undefined, url: string): number {
  if (rules?.operationId !== 'listCandles') return 1;
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const bars = Number(query.get('limit') ?? DEFAULT_BARS);
  const weight = BAR_COST[query.get('interval') ?? ''] ?? 1;
  // What is no number is refused by its shape, later.
  return Math.min(50, Math.max(1, Math.ceil((bars * weight) / ITEMS_A_REQUEST))) || 1;
}
