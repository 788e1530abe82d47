import type { WireOperations } from '@fairlot/api-client/wire';
import { todayPercentage, totalsOf, valueAccounts, type Totals } from '../accounts/valuation.js';
import { sumOf, type Figure } from '../figures/figure.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { figuresOfOrder, type OrderFigures } from '../trading/orders/orderFigures.js';
import { fillsOf, findOrder } from '../trading/orders/orderQueries.js';
import type { TradingContext, TradingMarket } from '../trading/tradingContext.js';
import { readCourses } from '../performance/performance.js';
import { figuresOfPosition, type PositionFigures } from '../trading/positions/positionFigures.js';
import { listPositionFills, listOpenPositions } from '../trading/positions/positionQueries.js';
import { findPosition } from '../trading/positionRow.js';

type Parameters = WireOperations['explainFigure']['parameters'];
type Asked = Parameters['path']['figure'];
type Scope = Readonly<NonNullable<Parameters['query']>>;

const OF_TOTALS = {
  total_value: (totals: Totals) => totals.totalValue,
  available_funds: (totals: Totals) => totals.availableFunds,
  used: (totals: Totals) => totals.used,
  owed: (totals: Totals) => totals.owed,
  today_profit: (totals: Totals) => totals.todayProfit,
  today_percentage: (totals: Totals) => todayPercentage(totals, totals.totalValue.asOf),
} as const;

const OF_POSITION = {
  market_value: ({ marketValue }: PositionFigures) => marketValue,
  unrealized: ({ unrealized }: PositionFigures) => unrealized,
  unrealized_percentage: ({ unrealizedPercentage }: PositionFigures) => unrealizedPercentage,
  average_price: ({ averagePrice }: PositionFigures) => averagePrice,
  open_amount: ({ openAmount }: PositionFigures) => openAmount,
  realized: ({ realized }: PositionFigures) => realized,
  position_fees: ({ fees }: PositionFigures) => fees,
} as const;

const OF_ORDER = {
  order_amount: ({ amount }: OrderFigures) => amount,
  order_fee: ({ fee }: OrderFigures) => fee,
  order_total: ({ total }: OrderFigures) => total,
} as const;

const isOf = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name);

/**
 * Tells how a figure of a customer adds up, by the code that computes it.
 * @throws Refusal `validation` where the scope lacks what the figure is of, `not_found` for what is not the customer's
 */
export function createExplainer(context: TradingContext, pastPrices: TradingMarket) {
  const { db, market, clock } = context;

  const totals = async (memberId: string, scope: Scope): Promise<Totals> => {
    const at = clock.now();
    const accounts = await valueAccounts(db.read, market, memberId, at);
    if (scope.account_id !== undefined)
      return one(accounts, ({ account }) => account.id === scope.account_id);
    const currency = required('currency', scope.currency);
    one(accounts, ({ account }) => account.currency === currency);
    return totalsOf(accounts, currency, at);
  };

  const position = async (memberId: string, id: string): Promise<PositionFigures> => {
    const row = await findPosition(db.read, memberId, id);
    if (row === undefined) throw new Refusal('not_found');
    return figuresOfPosition(row, market, clock.now(), await listPositionFills(db.read, id));
  };

  /** Of all open positions in a currency. */
  const unrealized = async (memberId: string, currency: string): Promise<Figure> => {
    const asOf = clock.now();
    const rows = await listOpenPositions(db.read, memberId, currency);
    const parts = rows.map((row) => figuresOfPosition(row, market, asOf).unrealized);
    return sumOf('unrealized', parts, { currency, asOf, source: { kind: 'entries', id: currency } });
  };

  const order = async (memberId: string, id: string): Promise<OrderFigures> => {
    const row = await findOrder(db.read, memberId, id);
    if (row === undefined) throw new Refusal('not_found');
    const fills = await fillsOf(db.read, [id]);
    return figuresOfOrder(row, fills.get(id) ?? []);
  };

  const performance = async (memberId: string, scope: Scope): Promise<Figure> => {
    const currency = required('currency', scope.currency);
    const courses = await db.heavy(memberId, (read) =>
      readCourses(read, context, pastPrices, memberId, scope.period ?? '1m'),
    );
    return one(courses, (course) => course.currency === currency).profit;
  };

  return async (memberId: string, figure: Asked, scope: Scope): Promise<Figure> => {
    if (isOf(OF_TOTALS, figure)) return there(OF_TOTALS[figure](await totals(memberId, scope)));
    if (figure === 'unrealized' && scope.position_id === undefined)
      return unrealized(memberId, required('currency', scope.currency));
    if (isOf(OF_POSITION, figure))
      return there(OF_POSITION[figure](await position(memberId, required('position_id', scope.position_id))));
    if (isOf(OF_ORDER, figure))
      return OF_ORDER[figure](await order(memberId, required('order_id', scope.order_id)));
    return performance(memberId, scope);
  };
}

function required(path: keyof Scope, given: string | undefined): string {
  if (given === undefined) throw refuseField(path, 'validation', {}, 'required');
  return given;
}

function there(figure: Figure | undefined): Figure {
  if (figure === undefined) throw new Refusal('not_found');
  return figure;
}

function one<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item {
  const found = items.find(isWanted);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}
