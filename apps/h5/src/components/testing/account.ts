import type { Account } from '../../queries/tradingQueries.js';

/** An account that holds only available money. */
export const account = (kind: string, currency: string, availableFunds: string): Account => ({
  id: `acc_${kind}_${currency}`,
  kind,
  currency,
  availableFunds,
  used: '0',
  owed: '0',
  overdue: '0',
  totalValue: availableFunds,
  todayProfit: '0',
  unrealized: '0',
});
