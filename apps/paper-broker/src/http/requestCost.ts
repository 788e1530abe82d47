import type { OperationRules } from './contract.js';

/** The cost of one bar of an interval, in daily bars. */
const BAR_COST: Readonly<Record<string, number>> = { '1w': 2, '1mo': 5 };
const ITEMS_A_REQUEST = 100;
const DEFAULT_BARS = 500;

/**
 * The number of requests that a request counts for, which follows from the work that its URL asks for. A month
 * of bars costs about twenty times as much as a quote.
 */
export function costOf(rules: OperationRules | undefined, url: string): number {
  if (rules?.operationId !== 'listCandles') return 1;
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const bars = Number(query.get('limit') ?? DEFAULT_BARS);
  const weight = BAR_COST[query.get('interval') ?? ''] ?? 1;
  // Validation refuses a value that is not a number later.
  return Math.min(50, Math.max(1, Math.ceil((bars * weight) / ITEMS_A_REQUEST))) || 1;
}
