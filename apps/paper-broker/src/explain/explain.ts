import type { WireOperations } from '@fairlot/api-client/wire';
import { todayPercentage, totalsOf, valueAccounts, type Totals } from '../accounts/valuation.js';
import { creditedFigure } from '../deposits/depositFigures.js';
import { findDeposit } from '../deposits/depositRow.js';
import { MOST_PARTS, sumOf, type Figure, type FigureName } from '../figures/figure.js';
import { figuresOfDay, type DayFigures } from '../figures/dayFigures.js';
import { findConversion } from '../fx/exchange.js';
import { figuresOfConversion, type ExchangeFigures } from '../fx/exchangeFigures.js';
import { findFundHolding, findFundOrder, readPaidSubscriptions } from '../funds/fundQueries.js';
import {
  figuresOfHolding,
  figuresOfPricedOrder,
  type HoldingFigures,
  type PricedOrderFigures,
} from '../funds/fundFigures.js';
import { Refusal, refuseField } from '../http/refusal.js';
import {
  figuresOfFill,
  figuresOfOrder,
  type FillFigures,
  type OrderFigures,
} from '../trading/orders/orderFigures.js';
import { fillsOf, findOrder } from '../trading/orders/orderQueries.js';
import { loadHalts, publishedQuote } from '../trading/halts.js';
import type { TradingContext, TradingMarket } from '../trading/tradingContext.js';
import { figuresOfSubscription, type SubscriptionFigures } from '../ipo/ipoFigures.js';
import { findSubscription } from '../ipo/subscriptions.js';
import { dueFigure, owedFigure, signedTotal } from '../loans/loanFigures.js';
import { findLoan, listRepayments } from '../loans/loanRow.js';
import {
  figuresOfExit,
  figuresOfQuantDay,
  figuresOfSums,
  profitFigure,
  type ExitFigures,
  type QuantDayFigures,
  type SumFigures,
} from '../quant/quantFigures.js';
import { findQuant, listDays, listQuantIn, sumQuant } from '../quant/quantQueries.js';
import { explainOpening, readMonth } from '../performance/statement.js';
import { readPerformance, readProfit } from '../performance/performance.js';
import { loadLots, resultOf, type Lots } from '../trading/positions/lots.js';
import { figuresOfPosition, type PositionFigures } from '../trading/positions/positionFigures.js';
import { listPositionFills, listOpenPositions } from '../trading/positions/positionQueries.js';
import { findPosition } from '../trading/positionRow.js';
import { figuresOfWithdrawalRow, type WithdrawalFigures } from '../withdrawals/withdrawalFigures.js';
import { findWithdrawal } from '../withdrawals/withdrawalRow.js';

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

const OF_LOTS = {
  fifo_cost: ({ cost }: Lots) => cost,
  fifo_realized: ({ realized }: Lots) => realized,
} as const;

const OF_ORDER = {
  order_amount: ({ amount }: OrderFigures) => amount,
  order_fee: ({ fee }: OrderFigures) => fee,
  order_total: ({ total }: OrderFigures) => total,
} as const;

const OF_FILL = {
  fill_amount: ({ amount }: FillFigures) => amount,
  fill_fee: ({ fee }: FillFigures) => fee,
} as const;

const isOf = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name);

const OF_HOLDING = {
  fund_value: ({ worth }: HoldingFigures) => worth,
  fund_cost: ({ cost }: HoldingFigures) => cost,
  fund_profit: ({ profit }: HoldingFigures) => profit,
  fund_profit_percentage: ({ percentage }: HoldingFigures) => percentage,
} as const;

const OF_FUND_ORDER = {
  fund_amount: ({ amount }: PricedOrderFigures) => amount,
  fund_net: ({ net }: PricedOrderFigures) => net,
  fund_units: ({ units }: PricedOrderFigures) => units,
  order_fee: ({ fee }: PricedOrderFigures) => fee,
  order_total: ({ total }: PricedOrderFigures) => total,
} as const;

const OF_CONVERSION = {
  exchange_received: ({ received }: ExchangeFigures) => received,
  exchange_rate: ({ rate }: ExchangeFigures) => rate,
} as const;

const OF_WITHDRAWAL = {
  withdrawal_net: ({ net }: WithdrawalFigures) => net,
} as const;

const OF_SUBSCRIPTION = {
  ipo_total: ({ total }: SubscriptionFigures) => total,
  ipo_refund: ({ refund }: SubscriptionFigures) => refund,
} as const;

type QuantFigures = ExitFigures & { readonly profit: Figure };

const OF_QUANT = {
  quant_profit: ({ profit }: QuantFigures) => profit,
  quant_exit_fee: ({ fee }: QuantFigures) => fee,
  quant_returned: ({ returned }: QuantFigures) => returned,
} as const;

const OF_QUANT_DAY = {
  quant_day_profit: ({ profit }: QuantDayFigures) => profit,
  quant_profit_so_far: ({ soFar }: QuantDayFigures) => soFar,
} as const;

const OF_QUANT_SUMS = {
  quant_invested: ({ invested }: SumFigures) => invested,
  quant_pending: ({ pending }: SumFigures) => pending,
  quant_settled: ({ settled }: SumFigures) => settled,
} as const;

const OF_DAY = {
  day_change: ({ change }: DayFigures) => change,
  day_change_percentage: ({ percentage }: DayFigures) => percentage,
} as const;

/** The parts of a period's result that can be explained by themselves. */
const OF_PERIOD: ReadonlySet<Asked> = new Set(['opening_value', 'closing_value', 'net_deposits']);

const OF_STATEMENT: ReadonlySet<Asked> = new Set(['opening_balance', 'entries_total', 'closing_balance']);

const OF_LOAN: ReadonlySet<Asked> = new Set([
  'loan_owed',
  'loan_due',
  'owed_principal',
  'owed_interest',
  'owed_penalty',
  'loan_total',
]);

/**
 * Creates a function that explains how a customer's figure adds up. It calls the code that computes the figure.
 * @throws Refusal `validation` if the scope does not say what the figure is of, `not_found` for what is not the
 * customer's
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
    const row = there(await findPosition(db.read, memberId, id));
    const fills = await listPositionFills(db.read, memberId, id, MOST_PARTS + 1);
    return figuresOfPosition(row, market, clock.now(), fills);
  };

  const lots = (memberId: string, scope: Scope): Promise<Lots> => {
    const id = required('position_id', scope.position_id);
    return db.heavy(memberId, (read) => loadLots(read, memberId, id, clock.now()));
  };

  /** What the rest of one lot has brought so far. */
  const lotResult = async (memberId: string, scope: Scope): Promise<Figure> => {
    const id = required('lot_id', scope.lot_id);
    const all = await lots(memberId, scope);
    return resultOf(
      all,
      one(all.open, (lot) => lot.id === id),
      market,
      clock.now(),
    );
  };

  /** The unrealized profit of all open positions in a currency. */
  const unrealized = async (memberId: string, currency: string): Promise<Figure> => {
    const asOf = clock.now();
    const rows = await listOpenPositions(db.read, memberId, currency);
    const parts = rows.map((row) => figuresOfPosition(row, market, asOf).unrealized);
    return sumOf('unrealized', parts, { currency, asOf, source: { kind: 'entries', id: currency } });
  };

  const orderWithFills = async (memberId: string, id: string) => {
    const row = there(await findOrder(db.read, memberId, id));
    const fills = await fillsOf(db.read, memberId, [id]);
    return [row, fills.get(id) ?? []] as const;
  };

  const order = async (memberId: string, id: string): Promise<OrderFigures> =>
    figuresOfOrder(...(await orderWithFills(memberId, id)));

  const fill = async (memberId: string, scope: Scope): Promise<FillFigures> => {
    const place = required('fill', scope.fill) - 1;
    const id = required('order_id', scope.order_id);
    return there(figuresOfFill(...(await orderWithFills(memberId, id)), place));
  };

  const performance = async (memberId: string, scope: Scope): Promise<Figure> => {
    const currency = required('currency', scope.currency);
    return there(
      await db.heavy(memberId, (read) =>
        readProfit(read, context, pastPrices, memberId, scope.period ?? '1m', currency),
      ),
    );
  };

  const returned = async (memberId: string, scope: Scope): Promise<Figure> => {
    const currency = required('currency', scope.currency);
    const found = await db.heavy(memberId, (read) =>
      readPerformance(read, context, pastPrices, memberId, scope.period ?? '1m', currency),
    );
    return one(found, () => true).performance.returned;
  };

  /** The change of an instrument's price, or of an index's level, on the day of its quote. */
  const day = async (symbol: string): Promise<DayFigures> => {
    const isIndex = market.index(symbol) !== undefined;
    if (!isIndex) there(market.instrument(symbol));
    const halts = await loadHalts(db.read, [symbol]);
    return figuresOfDay(publishedQuote({ market, halts }, symbol, clock.now()), isIndex);
  };

  /** What was signed to be repaid of a loan, what is owed of it now or when it is due, or a part of that. */
  const loan = async (memberId: string, name: FigureName, id: string): Promise<Figure> => {
    const row = there(await findLoan(db.read, memberId, id));
    if (name === 'loan_total') return signedTotal(row);
    const repayments = await listRepayments(db.read, row);
    if (name === 'loan_due') return dueFigure(row, repayments, clock.now());
    const owed = owedFigure(row, repayments, clock.now());
    return name === owed.name ? owed : one(owed.parts, (part) => part.name === name);
  };

  const holding = async (memberId: string, id: string): Promise<HoldingFigures> => {
    const fund = there(market.instrument(id));
    const row = there(await findFundHolding(db.read, memberId, id));
    const subscriptions = await readPaidSubscriptions(db.read, memberId, id);
    return figuresOfHolding(row, fund, market, clock.now(), subscriptions);
  };

  /** What an order of a fund came to at its price. */
  const fundOrder = async (memberId: string, id: string): Promise<PricedOrderFigures> => {
    const row = there(await findFundOrder(db.read, memberId, id));
    return there(figuresOfPricedOrder(row, there(market.instrument(row.symbol))));
  };

  const quant = async (memberId: string, id: string): Promise<QuantFigures> => {
    const row = there(await findQuant(db.read, memberId, id));
    const [days, at] = [await listDays(db.read, row), clock.now()];
    return { profit: profitFigure(row, days, row.ended_at ?? at), ...figuresOfExit(row, days, at) };
  };

  /** What an ended day of a subscription brought. */
  const quantDay = async (memberId: string, scope: Scope): Promise<QuantDayFigures> => {
    const row = there(await findQuant(db.read, memberId, required('subscription_id', scope.subscription_id)));
    const day = required('day', scope.day);
    const days = await listDays(db.read, row);
    return there(figuresOfQuantDay(row, days, day));
  };

  const quantSums = async (memberId: string, currency: string): Promise<SumFigures> => {
    const sums = one(await sumQuant(db.read, memberId), (each) => each.currency === currency);
    return figuresOfSums(sums, await listQuantIn(db.read, memberId, currency), clock.now());
  };

  /** The balance of an account at the start or end of a month, or the sum of its entries of one kind. */
  const statement = async (memberId: string, figure: Asked, scope: Scope): Promise<Figure> => {
    const [accountId, month] = [required('account_id', scope.account_id), required('month', scope.month)];
    const kind = figure === 'entries_total' ? required('kind', scope.kind) : undefined;
    return db.heavy(memberId, async (read) => {
      const { accounts } = await readMonth(read, context, memberId, month);
      const own = one(accounts, ({ account }) => account.id === accountId);
      if (kind !== undefined) return one(own.totals, (each) => each.kind === kind).figure;
      return figure === 'closing_balance' ? own.closing : explainOpening(read, context, memberId, own);
    });
  };

  return async (memberId: string, figure: Asked, scope: Scope): Promise<Figure> => {
    if (isOf(OF_HOLDING, figure))
      return there(OF_HOLDING[figure](await holding(memberId, required('fund_id', scope.fund_id))));
    // An order of shares has a total and a fee as well.
    if (isOf(OF_FUND_ORDER, figure) && (scope.fund_order_id !== undefined || !isOf(OF_ORDER, figure)))
      return OF_FUND_ORDER[figure](await fundOrder(memberId, required('fund_order_id', scope.fund_order_id)));
    if (isOf(OF_WITHDRAWAL, figure)) {
      const id = required('withdrawal_id', scope.withdrawal_id);
      return OF_WITHDRAWAL[figure](
        figuresOfWithdrawalRow(there(await findWithdrawal(db.read, memberId, id))),
      );
    }
    if (figure === 'deposit_credited') {
      const id = required('deposit_id', scope.deposit_id);
      return there(creditedFigure(there(await findDeposit(db.read, memberId, id))));
    }
    if (isOf(OF_CONVERSION, figure)) {
      const id = required('conversion_id', scope.conversion_id);
      return OF_CONVERSION[figure](figuresOfConversion(there(await findConversion(db.read, memberId, id))));
    }
    if (isOf(OF_SUBSCRIPTION, figure)) {
      const id = required('subscription_id', scope.subscription_id);
      const row = there(await findSubscription(db.read, memberId, id));
      return there(OF_SUBSCRIPTION[figure](figuresOfSubscription(row)));
    }
    if (isOf(OF_QUANT, figure))
      return OF_QUANT[figure](await quant(memberId, required('subscription_id', scope.subscription_id)));
    if (isOf(OF_QUANT_DAY, figure)) return OF_QUANT_DAY[figure](await quantDay(memberId, scope));
    if (isOf(OF_QUANT_SUMS, figure))
      return OF_QUANT_SUMS[figure](await quantSums(memberId, required('currency', scope.currency)));
    if (isOf(OF_LOTS, figure)) return OF_LOTS[figure](await lots(memberId, scope));
    if (figure === 'lot_result') return lotResult(memberId, scope);
    if (OF_LOAN.has(figure)) return loan(memberId, figure, required('loan_id', scope.loan_id));
    if (OF_STATEMENT.has(figure)) return statement(memberId, figure, scope);
    if (isOf(OF_TOTALS, figure)) return there(OF_TOTALS[figure](await totals(memberId, scope)));
    if (figure === 'unrealized' && scope.position_id === undefined)
      return unrealized(memberId, required('currency', scope.currency));
    if (isOf(OF_POSITION, figure))
      return there(OF_POSITION[figure](await position(memberId, required('position_id', scope.position_id))));
    if (isOf(OF_ORDER, figure))
      return OF_ORDER[figure](await order(memberId, required('order_id', scope.order_id)));
    if (isOf(OF_FILL, figure)) return OF_FILL[figure](await fill(memberId, scope));
    if (isOf(OF_DAY, figure)) return there(OF_DAY[figure](await day(required('symbol', scope.symbol))));
    if (figure === 'performance_percentage') return returned(memberId, scope);
    const profit = await performance(memberId, scope);
    return OF_PERIOD.has(figure) ? one(profit.parts, (part) => part.name === figure) : profit;
  };
}

function required<Given>(path: keyof Scope, given: Given | undefined): Given {
  if (given === undefined) throw refuseField(path, 'validation', {}, 'required');
  return given;
}

function there<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

function one<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item {
  const found = items.find(isWanted);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}
