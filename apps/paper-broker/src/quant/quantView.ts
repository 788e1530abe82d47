import type { Wire } from '@fairlot/api-client/wire';
import { multiply, toText, ZERO, type Decimal } from '@fairlot/money';
import { plain, textOrNull } from '../db/exactText.js';
import type { BrokerContext } from '../context.js';
import { scaleOf } from '../currencies.js';
import { viewFigure } from '../figures/figure.js';
import type { Locale } from '../http/operation.js';
import type { Market } from '../market/market.js';
import { stateOf, type Product } from './products.js';
import { exitTermsOf } from './endQuant.js';
import { figuresOfOutcome, profitFigure } from './quantFigures.js';
import type { QuantDayRow, QuantRow, QuantSum } from './quantQueries.js';
import { periodOf } from './quantTicket.js';
import { riskTexts, strategyText } from './quantWords.js';
import { averageResult, pastResults } from './results.js';
import { productOf } from './subscribeQuant.js';
import { lastTradeAt } from './trades.js';

type Shown = BrokerContext['market'];

const nameOf = (market: Pick<Market, 'instrument'>, symbol: string): string =>
  market.instrument(symbol)?.name ?? symbol;

/** A product as the wire has it. Its period is that of a subscription made now, or at the opening. */
export function viewProduct(product: Product, market: Shown, at: Date, locale: Locale): Wire['Quant'] {
  const { strategy, currency, timezone } = product;
  const trade = lastTradeAt(market, strategy, timezone, at);
  const average = averageResult(pastResults(market, strategy, at));
  const { startAt, endAt } = periodOf(product, at < product.openAt ? product.openAt : at);
  return {
    id: product.id,
    name: product.name,
    institution: strategy.institution,
    market_id: strategy.marketId,
    currency,
    timezone,
    type: strategy.type,
    risk_rating: strategy.riskRating,
    strategy: strategyText(strategy, market, locale),
    status: stateOf(product, at),
    period_days: strategy.periodDays,
    min_amount: toText(strategy.minAmount),
    max_amount: toText(strategy.maxAmount),
    profit_rate_min: toText(strategy.profitRateMin),
    profit_rate_max: toText(strategy.profitRateMax),
    past_profit_rate: toText(average),
    estimated_profit: toText(multiply(strategy.minAmount, average, 'down', scaleOf(currency))),
    subscription_fee_rate: '0',
    daily_fee_rate: toText(strategy.dailyFeeRate),
    early_exit_fee_rate: textOrNull(strategy.earlyExitFeeRate),
    subscription_start_at: product.openAt.toISOString(),
    subscription_end_at: product.closeAt.toISOString(),
    start_at: startAt.toISOString(),
    end_at: endAt.toISOString(),
    last_trade:
      trade === undefined
        ? null
        : {
            date: trade.date,
            symbol: trade.symbol,
            name: nameOf(market, trade.symbol),
            buy_price: toText(trade.buyPrice),
            sell_price: toText(trade.sellPrice),
            profit_rate: toText((trade.rate - strategy.dailyFeeRate) as Decimal),
          },
  };
}

/** A product with its past results, its risks, and an example of the smallest amount. */
export function viewProductDetail(
  product: Product,
  market: Shown,
  at: Date,
  locale: Locale,
): Wire['QuantDetail'] {
  const results = pastResults(market, product.strategy, at);
  return {
    ...viewProduct(product, market, at, locale),
    risks: riskTexts(locale),
    outcomes: outcomesOf(product, product.strategy.minAmount, averageResult(results), at),
    past_results: results.map((result) => ({
      name: result.name,
      start_date: result.startDate,
      end_date: result.endDate,
      profit_rate: toText(result.profitRate),
      trading_days: result.tradingDays,
      losing_days: result.losingDays,
    })),
  };
}

/** What an amount becomes at the lower bound, at the average of past results, and at the upper bound. */
export function outcomesOf(
  product: Product,
  amount: Decimal,
  average: Decimal,
  at: Date,
): Wire['QuantOutcome'][] {
  const { profitRateMin, profitRateMax } = product.strategy;
  const cases = [
    ['low', profitRateMin],
    ['mid', average],
    ['high', profitRateMax],
  ] as const;
  return cases.map(([kind, rate]) => {
    const { profit, returned } = figuresOfOutcome(product, amount, rate, at);
    return {
      case: kind,
      amount: toText(amount),
      profit_rate: toText(rate),
      profit: toText(profit.value),
      returned_amount: toText(returned.value),
      explained: [viewFigure(returned)],
    };
  });
}

/** A subscription as the wire has it. @param traded its last day with a trade */
export function viewQuant(
  row: QuantRow,
  traded: QuantDayRow | undefined,
  market: Shown,
  at: Date,
): Wire['QuantSubscription'] {
  const product = productOf({ market }, row);
  const { strategy } = product;
  const exit = exitTermsOf(row, at);
  const isRunning = row.status === 'running';
  const profit = profitFigure(row, [], at).value;
  return {
    id: row.id,
    quant_id: row.product_id,
    account_id: row.account_id,
    name: product.name,
    institution: strategy.institution,
    market_id: row.market_id,
    currency: row.currency,
    timezone: product.timezone,
    type: strategy.type,
    risk_rating: strategy.riskRating,
    status: isRunning ? 0 : 1,
    status_key: row.status,
    end_kind: row.end_kind,
    amount: plain(row.amount),
    period_days: row.period_days,
    days_done: row.days_done,
    profit_rate: plain(row.profit_rate),
    profit_rate_min: plain(row.profit_rate_min),
    profit_rate_max: plain(row.profit_rate_max),
    estimated_profit: plain(row.estimated_profit),
    pending_settlement_profit: toText(isRunning ? profit : ZERO),
    settled_profit: toText(isRunning ? ZERO : profit),
    daily_fee_rate: plain(row.daily_fee_rate),
    early_exit_fee_rate: plain(row.early_exit_fee_rate),
    exitable: exit.isAllowed,
    exit_fee: toText(exit.fee),
    exit_amount: toText(exit.returned),
    returned_amount: plain(row.returned_amount),
    last_trade: traded === undefined ? null : viewTrade(traded, market),
    subscribed_at: row.subscribed_at.toISOString(),
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function viewTrade(day: QuantDayRow, market: Shown): Wire['QuantTrade'] | null {
  const { symbol, buy_price: buyPrice, sell_price: sellPrice } = day;
  if (symbol === null || buyPrice === null || sellPrice === null) return null;
  return {
    date: day.date,
    symbol,
    name: nameOf(market, symbol),
    buy_price: plain(buyPrice),
    sell_price: plain(sellPrice),
    profit_rate: plain(day.profit_rate),
  };
}

export const viewDay = (day: QuantDayRow, market: Shown): Wire['QuantDay'] => ({
  day: day.day,
  date: day.date,
  trade: viewTrade(day, market),
  profit: plain(day.profit),
  pending_profit: plain(day.pending_profit),
});

export const viewSum = ({ currency, invested, pending, settled }: QuantSum): Wire['QuantSum'] => ({
  currency,
  invested: toText(invested),
  pending_settlement_profit: toText(pending),
  settled_profit: toText(settled),
});
