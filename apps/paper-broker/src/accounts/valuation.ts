import { add, decimal, negate, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import { percentageOf, differenceOf, sumOf, value, type Figure, type FigureName } from '../figures/figure.js';
import { marketValue } from '../figures/marketValue.js';
import { listBalances, type BookBalance } from '../ledger/balance.js';
import type { AccountKind } from '../ledger/journal.js';
import type { TradingMarket } from '../trading/tradingContext.js';
import { listAccountRows, type AccountRow } from './accounts.js';
import { listTradesOfToday, todayProfit } from './today.js';
import { netWorth, SHARES, sharesBySymbol, worthOf, type Worth } from './worth.js';

/** The values of one account, or of all accounts in a currency. */
export interface Totals extends Worth {
  /** Always `availableFunds + used - owed`. */
  readonly totalValue: Figure;
  /**
   * The profit of today's session: today's trades from their
   * price, other shares from the previous close, less fees.
   */
  readonly todayProfit: Figure;
}

export interface AccountValue extends Totals {
  readonly account: AccountRow;
  /** The part of `owed` that is past its due date. */
  readonly overdue: Decimal;
  /** The unrealized profit of the open positions, at the same prices as in `used`. */
  readonly unrealized: Decimal;
}

/** Values every account of a member at the quotes of `at`. */
export async function valueAccounts(
  db: Queries,
  market: TradingMarket,
  memberId: string,
  at: Date,
): Promise<AccountValue[]> {
  const [accounts, balances] = [await listAccountRows(db, memberId), await listBalances(db, memberId)];
  const trades = await listTradesOfToday(db, market, memberId, at);
  const overdue = await listOverdue(db, memberId, balances);
  const unlisted = await worthOfUnlisted(db, { market, memberId, balances, at });
  const unrealized = await unrealizedByCurrency(db, { market, memberId, balances, at });
  return accounts.map((account) => {
    const { currency, kind, id } = account;
    const mine = balances.filter((each) => each.account === kind);
    const valuing = { currency, market, at, accounts: [account] };
    const worth = worthOf(mine, valuing);
    const facts = { currency, asOf: at, source: { kind: 'account', id } } as const;
    const isTrade = kind === 'trade';
    const more = unlisted.filter((each) => isTrade && each.currency === currency);
    const used = sumOf('used', [...worth.used.parts, ...more], facts);
    const shares = sharesBySymbol(isTrade ? mine : [], currency, market);
    // An account without entries has no part to take the figure from.
    const [available = value('available_funds', ZERO, facts)] = worth.availableFunds.parts;
    const own = { availableFunds: available, used, owed: { ...worth.owed, source: facts.source } };
    return {
      account,
      ...own,
      // Loans are paid out to cash accounts only.
      overdue: (kind === 'cash' ? overdue.get(currency) : undefined) ?? ZERO,
      unrealized: (isTrade ? unrealized.get(currency) : undefined) ?? ZERO,
      totalValue: netWorth('total_value', own, facts),
      todayProfit: { ...todayProfit(shares, isTrade ? trades : [], valuing), source: facts.source },
    };
  });
}

/** The amounts past their due date, by currency. */
async function listOverdue(
  db: Queries,
  memberId: string,
  balances: readonly BookBalance[],
): Promise<ReadonlyMap<string, Decimal>> {
  if (!balances.some(({ book }) => book === 'loan_principal')) return new Map();
  const rows = await db
    .selectFrom('loan')
    .select('currency')
    .select(sql<string>`sum(principal_left + interest_left + penalty_left)`.as('amount'))
    .where('member_id', '=', memberId)
    // As the index of the states has it, so that repaid loans are not read.
    .where(sql`approval_status || ' ' || loan_status`, '=', 'pass overdue')
    .groupBy('currency')
    .execute();
  return new Map(rows.map(({ currency, amount }) => [currency, decimal(amount)]));
}

interface ValuedBooks {
  readonly market: TradingMarket;
  readonly memberId: string;
  readonly balances: readonly BookBalance[];
  readonly at: Date;
}

/** The unrealized profit by currency. Positions in instruments that have left the market have none. */
async function unrealizedByCurrency(
  db: Queries,
  { market, memberId, balances, at }: ValuedBooks,
): Promise<ReadonlyMap<string, Decimal>> {
  const results = new Map<string, Decimal>();
  if (!balances.some(({ book }) => SHARES.has(book))) return results;
  const rows = await db
    .selectFrom('position')
    .select(['symbol', 'direction', 'quantity', 'open_amount'])
    .where('member_id', '=', memberId)
    .where('state', '<>', 'closed')
    .execute();
  for (const { symbol, direction, ...row } of rows) {
    // As for the shares in the ledger, the instrument's currency counts.
    const currency = market.instrument(symbol)?.currency;
    if (currency === undefined) continue;
    const worth = marketValue(symbol, decimal(row.quantity), { currency, market, at }).value;
    const gain = subtract(worth, decimal(row.open_amount));
    results.set(currency, add(results.get(currency) ?? ZERO, direction === 'long' ? gain : negate(gain)));
  }
  return results;
}

/**
 * The positions in instruments that have left the market, valued at their opening amount, because no later
 * price is known. A short position counts negative.
 */
async function worthOfUnlisted(
  db: Queries,
  { market, memberId, balances, at }: ValuedBooks,
): Promise<Figure[]> {
  const symbols = balances
    .filter(({ book, commodity }) => SHARES.has(book) && market.instrument(commodity) === undefined)
    .map(({ commodity }) => commodity);
  if (symbols.length === 0) return [];
  const rows = await db
    .selectFrom('position')
    .select(['id', 'currency'])
    .select(sql<string>`case direction when 'long' then open_amount else -open_amount end`.as('amount'))
    .where('member_id', '=', memberId)
    .where('symbol', 'in', symbols)
    .where('state', '<>', 'closed')
    .execute();
  return rows.map(({ id, currency, amount }) =>
    value('last_known_value', decimal(amount), { currency, asOf: at, source: { kind: 'position', id } }),
  );
}

/** The totals of all accounts in a currency. @param accounts at least one */
export function totalsOf(accounts: readonly AccountValue[], currency: string, asOf: Date): Totals {
  const own = accounts.filter(({ account }) => account.currency === currency);
  const total = (name: FigureName, of: keyof Totals) =>
    sumOf(
      name,
      own.map((each) => each[of]),
      { currency, asOf },
    );
  return {
    availableFunds: total('available_funds', 'availableFunds'),
    used: total('used', 'used'),
    owed: total('owed', 'owed'),
    totalValue: total('total_value', 'totalValue'),
    todayProfit: total('today_profit', 'todayProfit'),
  };
}

/** Today's profit in percent of the value before it; undefined if that value is 0 or negative. */
export function todayPercentage({ totalValue, todayProfit: today }: Totals, asOf: Date): Figure | undefined {
  const { currency } = totalValue;
  const before = differenceOf('value_before_today', [totalValue, today], {
    asOf,
    ...(currency === undefined ? {} : { currency }),
  });
  return percentageOf('today_percentage', today, before, asOf);
}

/** An account as the wire has it. */
export function viewAccount({ account, ...values }: AccountValue) {
  return {
    id: account.id,
    kind: account.kind satisfies AccountKind,
    currency: account.currency,
    available_funds: toText(values.availableFunds.value),
    used: toText(values.used.value),
    owed: toText(values.owed.value),
    overdue: toText(values.overdue),
    total_value: toText(values.totalValue.value),
    today_profit: toText(values.todayProfit.value),
    unrealized: toText(values.unrealized),
  };
}
