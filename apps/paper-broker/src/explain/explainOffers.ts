import { figuresOfHolding, figuresOfPricedOrder } from '../funds/fundFigures.js';
import { findFundHolding, findFundOrder, readPaidSubscriptions } from '../funds/fundQueries.js';
import { figuresOfSubscription } from '../ipo/ipoFigures.js';
import { findSubscription } from '../ipo/subscriptions.js';
import { figuresOfExit, figuresOfQuantDay, figuresOfSums, profitFigure } from '../quant/quantFigures.js';
import { findQuant, listDays, listNewestIn, sumQuant } from '../quant/quantQueries.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { one, picker, required, there, type Explainers } from './explanation.js';

/** Explains the figures of funds, their orders, quant funds and subscriptions of new shares. */
export function explainOffers({ db, market, clock }: TradingContext) {
  const ofHolding = picker(async (memberId, scope) => {
    const id = required(scope, 'fund_id');
    const fund = there(market.instrument(id));
    const row = there(await findFundHolding(db.read, memberId, id));
    const subscriptions = await readPaidSubscriptions(db.read, memberId, id);
    return figuresOfHolding(row, { fund, market, at: clock.now(), subscriptions });
  });

  /** The figures of a fund order that has its price. */
  const ofFundOrder = picker(async (memberId, scope) => {
    const row = there(await findFundOrder(db.read, memberId, required(scope, 'fund_order_id')));
    return there(figuresOfPricedOrder(row, there(market.instrument(row.symbol))));
  });

  const ofQuant = picker(async (memberId, scope) => {
    const row = there(await findQuant(db.read, memberId, required(scope, 'subscription_id')));
    const [days, at] = [await listDays(db.read, row), clock.now()];
    return { profit: profitFigure(row, days, row.ended_at ?? at), ...figuresOfExit(row, days, at) };
  });

  /** The figures of a subscription's ended day. */
  const ofQuantDay = picker(async (memberId, scope) => {
    const row = there(await findQuant(db.read, memberId, required(scope, 'subscription_id')));
    const day = required(scope, 'day');
    return there(figuresOfQuantDay(row, await listDays(db.read, row), day));
  });

  const ofQuantSums = picker(async (memberId, scope) => {
    const currency = required(scope, 'currency');
    const sums = one(await sumQuant(db.read, memberId), (each) => each.currency === currency);
    return figuresOfSums(sums, await listNewestIn(db.read, memberId, currency), clock.now());
  });

  const ofIpo = picker(async (memberId, scope) =>
    figuresOfSubscription(
      there(await findSubscription(db.read, memberId, required(scope, 'subscription_id'))),
    ),
  );

  return {
    figures: {
      fund_value: ofHolding(({ worth }) => worth),
      fund_cost: ofHolding(({ cost }) => cost),
      fund_profit: ofHolding(({ profit }) => profit),
      fund_profit_percentage: ofHolding(({ percentage }) => percentage),
      fund_amount: ofFundOrder(({ amount }) => amount),
      fund_net: ofFundOrder(({ net }) => net),
      fund_units: ofFundOrder(({ units }) => units),

      quant_profit: ofQuant(({ profit }) => profit),
      quant_exit_fee: ofQuant(({ fee }) => fee),
      quant_returned: ofQuant(({ returned }) => returned),
      quant_day_profit: ofQuantDay(({ profit }) => profit),
      quant_profit_so_far: ofQuantDay(({ soFar }) => soFar),
      quant_invested: ofQuantSums(({ invested }) => invested),
      quant_pending: ofQuantSums(({ pending }) => pending),
      quant_settled: ofQuantSums(({ settled }) => settled),

      ipo_total: ofIpo(({ total }) => total),
      ipo_refund: ofIpo(({ refund }) => refund),
    } satisfies Explainers,
    /** Orders of shares have figures of these names as well. */
    fundOrders: {
      order_fee: ofFundOrder(({ fee }) => fee),
      order_total: ofFundOrder(({ total }) => total),
    } satisfies Explainers,
  };
}
