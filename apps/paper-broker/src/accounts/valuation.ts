import { add, decimal, multiply, round, subtract, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import { PRICED_AFTER_MS } from '../funds/fundDays.js';
import { listBalances, type BookBalance } from '../ledger/balance.js';
import type { AccountKind } from '../ledger/journal.js';
import type { Quote } from '../market/market.js';
import { listAccountRows, type AccountRow } from './accounts.js';
import type { TradingMarket } from '../trading/tradingContext.js';

interface AccountValue {
  readonly account: AccountRow;
  readonly availableFunds: Decimal;
  /** Everything of the account that is not available: held, margin, invested at today's prices. */
  readonly used: Decimal;
  /** Always `availableFunds + used`. */
  readonly totalValue: Decimal;
  /** What today's session made of it: trades of today at their price, the rest since the previous close, less fees. */
  readonly todayProfit: Decimal;
}

/** Values every account of a member at the quotes of `at`. Loans are not part of an account's value. */
export async function valueAccounts(
  db: Queries,
  market: TradingMarket,
  memberId: string,
  at: Date,
): Promise<AccountValue[]> {
  const [accounts, balances] = [await listAccountRows(db, memberId), await listBalances(db, memberId)];
  const flows = await listFlows(db, market, memberId, at);
  const unlisted = await worthOfUnlisted(db, market, memberId, balances);
  return accounts.map((account) => {
    const value = valueAccount(account, balances, flows, market, at);
    const more = account.kind === 'trade' ? (unlisted.get(account.currency) ?? ZERO) : ZERO;
    return { ...value, used: add(value.used, more), totalValue: add(value.totalValue, more) };
  });
}

/**
 * What positions in instruments that have left the market are worth, by currency: their opening amount, because the
 * average price at which they were opened is the last that is known of them. A short owes it.
 */
async function worthOfUnlisted(
  db: Queries,
  market: TradingMarket,
  memberId: string,
  balances: readonly BookBalance[],
): Promise<ReadonlyMap<string, Decimal>> {
  const symbols = balances
    .filter(({ book, commodity }) => SHARES.has(book) && market.instrument(commodity) === undefined)
    .map(({ commodity }) => commodity);
  if (symbols.length === 0) return new Map();
  const rows = await db
    .selectFrom('position')
    .select('currency')
    .select(sql<string>`sum(case direction when 'long' then open_amount else -open_amount end)`.as('amount'))
    .where('member_id', '=', memberId)
    .where('symbol', 'in', symbols)
    .where('state', '<>', 'closed')
    .groupBy('currency')
    .execute();
  return new Map(rows.map((row) => [row.currency, decimal(row.amount)]));
}

/** Books in the account's own currency that are its customer's money, though not available. */
const USED_MONEY: ReadonlySet<string> = new Set([
  'held',
  'margin',
  'short_proceeds',
  'quant',
  'quant_pending',
]);

/** Books that count shares; a short's are negative, because buying them back is owed. */
const SHARES: ReadonlySet<string> = new Set(['position', 'position_held', 'short']);

function valueAccount(
  account: AccountRow,
  balances: readonly BookBalance[],
  flows: readonly Flow[],
  market: TradingMarket,
  at: Date,
): AccountValue {
  const mine = balances.filter((each) => each.account === account.kind);
  const { availableFunds, used } = worthOf(mine, account.currency, market, at);
  const shares = sharesBySymbol(mine, account.currency, market);
  return {
    account,
    availableFunds,
    used,
    totalValue: add(availableFunds, used),
    todayProfit: account.kind === 'trade' ? todayProfit(account, shares, flows, market, at) : ZERO,
  };
}

/**
 * What books are worth in a currency at the prices of `at`, now or at any moment before. What is of another currency
 * is left out.
 */
export function worthOf(
  balances: readonly BookBalance[],
  currency: string,
  market: TradingMarket,
  at: Date,
): { readonly availableFunds: Decimal; readonly used: Decimal } {
  const money = balances.filter((each) => each.commodity === currency);
  const availableFunds = sum(money.filter((each) => each.book === 'available').map((each) => each.balance));
  const usedMoney = sum(money.filter((each) => USED_MONEY.has(each.book)).map((each) => each.balance));
  const holdings = [
    ...[...sharesBySymbol(balances, currency, market)].map(
      ([symbol, quantity]) => [quantity, market.quote(symbol, at).last] as const,
    ),
    ...newShares(balances, currency, market),
    ...fundUnits(balances, currency, market, at),
  ];
  const values = holdings.map(([quantity, price]) =>
    round(multiply(quantity, price, 'half-up'), scaleOf(currency), 'half-up'),
  );
  return { availableFunds, used: add(usedMoney, sum(values)) };
}

function sharesBySymbol(
  balances: readonly BookBalance[],
  currency: string,
  market: TradingMarket,
): Map<string, Decimal> {
  const shares = new Map<string, Decimal>();
  for (const { book, commodity, balance } of balances) {
    if (!SHARES.has(book) || market.instrument(commodity)?.currency !== currency) continue;
    shares.set(commodity, add(shares.get(commodity) ?? ZERO, balance));
  }
  return shares;
}

/** New shares that are allotted and not listed yet, at the issue price: no other price of them is known. */
function newShares(
  balances: readonly BookBalance[],
  currency: string,
  market: TradingMarket,
): (readonly [quantity: Decimal, price: Decimal])[] {
  return balances.flatMap(({ book, commodity, balance }) => {
    const offering = book === 'ipo_pending' ? market.offeringOf(commodity) : undefined;
    return offering?.instrument.currency === currency ? [[balance, offering.issuePrice] as const] : [];
  });
}

/** Units of funds at their last price, which is that of a day and not of a moment. */
function fundUnits(
  balances: readonly BookBalance[],
  currency: string,
  market: TradingMarket,
  at: Date,
): (readonly [units: Decimal, nav: Decimal])[] {
  return balances.flatMap(({ book, commodity, balance }) => {
    if (book !== 'fund_units' && book !== 'fund_units_held') return [];
    if (market.instrument(commodity)?.currency !== currency) return [];
    const { close, previousClose } = market.quote(commodity, new Date(at.getTime() - PRICED_AFTER_MS));
    return [[balance, close ?? previousClose] as const];
  });
}

/** What was traded in a symbol on the day of its quote. */
interface Flow {
  readonly symbol: string;
  readonly currency: string;
  /** Bought less sold. */
  readonly quantity: Decimal;
  /** Brought in less paid, before fees. */
  readonly cash: Decimal;
  readonly fees: Decimal;
}

async function listFlows(db: Queries, market: TradingMarket, memberId: string, at: Date): Promise<Flow[]> {
  // Trading dates differ from market to market by a day at most, and a long weekend lies between two of them.
  const since = new Date(at.getTime() - 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('fill')
    .select(['symbol', 'trade_date'])
    .select(sql<string>`sum(case side when 'buy' then quantity else -quantity end)`.as('quantity'))
    .select(sql<string>`sum(case side when 'buy' then -amount else amount end)`.as('cash'))
    .select(sql<string>`sum(fee)`.as('fees'))
    .where('member_id', '=', memberId)
    .where('trade_date', '>=', since)
    .groupBy(['symbol', 'trade_date'])
    .execute();
  return rows.flatMap((row) => {
    const instrument = market.instrument(row.symbol);
    if (instrument === undefined) return [];
    if (dateOf(market, instrument.marketId, market.quote(row.symbol, at)) !== row.trade_date) return [];
    return [
      {
        symbol: row.symbol,
        currency: instrument.currency,
        quantity: decimal(row.quantity),
        cash: decimal(row.cash),
        fees: decimal(row.fees),
      },
    ];
  });
}

/** The trading date that a quote belongs to. At the very end of a session the calendar already says the next one. */
function dateOf(market: TradingMarket, marketId: string, quote: Quote): string {
  return market.session(marketId, new Date(quote.asOf.getTime() - 1)).date;
}

function todayProfit(
  account: AccountRow,
  shares: ReadonlyMap<string, Decimal>,
  flows: readonly Flow[],
  market: TradingMarket,
  at: Date,
): Decimal {
  const today = new Map(
    flows.filter((flow) => flow.currency === account.currency).map((flow) => [flow.symbol, flow]),
  );
  const symbols = new Set([...shares.keys(), ...today.keys()]);
  const profits = [...symbols].map((symbol) => {
    const { last, previousClose } = market.quote(symbol, at);
    const now = shares.get(symbol) ?? ZERO;
    const flow = today.get(symbol);
    const before = subtract(now, flow?.quantity ?? ZERO);
    const worth = multiply(now, last, 'half-up');
    const worthBefore = multiply(before, previousClose, 'half-up');
    const cash = subtract(flow?.cash ?? ZERO, flow?.fees ?? ZERO);
    return add(subtract(worth, worthBefore), cash);
  });
  return round(sum(profits), scaleOf(account.currency), 'half-up');
}

/** An account as the wire has it. */
export function viewAccount(value: AccountValue) {
  return {
    id: value.account.id,
    kind: value.account.kind satisfies AccountKind,
    currency: value.account.currency,
    available_funds: toText(value.availableFunds),
    used: toText(value.used),
    total_value: toText(value.totalValue),
    today_profit: toText(value.todayProfit),
  };
}
