import { decimal, percentage, subtract, sum, toText, ZERO } from '@fairlot/money';

/** Balances of one currency. Decimal texts. */
export interface AccountTotals {
  readonly currency: string;
  readonly totalValue: string;
  readonly availableFunds: string;
  readonly used: string;
  readonly owed: string;
  /** The part that is past its due date. */
  readonly overdue: string;
  readonly todayProfit: string;
  /** In percent of the total before today; null if that was zero. */
  readonly todayPercentage: string | null;
}

type Balance = Omit<AccountTotals, 'todayPercentage'>;

/** Balances with money first, otherwise in their order, so that customers need not look for their money. */
export const withMoneyFirst = <Item extends Pick<Balance, 'availableFunds' | 'used' | 'owed'>>(
  items: readonly Item[],
): Item[] => {
  const hasNone = ({ availableFunds, used, owed }: Item) =>
    [availableFunds, used, owed].every((amount) => decimal(amount) === ZERO);
  return [...items.filter((item) => !hasNone(item)), ...items.filter(hasNone)];
};

/** Sums accounts by currency, in the order of the accounts, with money first. Currencies are never mixed. */
export function accountTotals(accounts: readonly Balance[]): AccountTotals[] {
  const currencies = [...new Set(accounts.map(({ currency }) => currency))];
  const totals = currencies.map((currency) => {
    const own = accounts.filter((account) => account.currency === currency);
    const total = (name: Exclude<keyof Balance, 'currency'>) =>
      sum(own.map((account) => decimal(account[name])));
    const before = subtract(total('totalValue'), total('todayProfit'));
    return {
      currency,
      totalValue: toText(total('totalValue')),
      availableFunds: toText(total('availableFunds')),
      used: toText(total('used')),
      owed: toText(total('owed')),
      overdue: toText(total('overdue')),
      todayProfit: toText(total('todayProfit')),
      todayPercentage: before <= ZERO ? null : toText(percentage(total('todayProfit'), before)),
    };
  });
  return withMoneyFirst(totals);
}
