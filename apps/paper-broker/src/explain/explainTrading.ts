import { MOST_PARTS, sumOf, type Figure } from '../figures/figure.js';
import { figuresOfDay } from '../figures/dayFigures.js';
import { loadHalts, publishedQuote } from '../trading/halts.js';
import { figuresOfFill, figuresOfOrder } from '../trading/orders/orderFigures.js';
import { fillsOf, findOrder } from '../trading/orders/orderQueries.js';
import { findPosition } from '../trading/positionRow.js';
import { findOpenLot, loadLots, resultOf } from '../trading/positions/lots.js';
import { figuresOfPosition } from '../trading/positions/positionFigures.js';
import { listOpenPositions, listPositionFills } from '../trading/positions/positionQueries.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { picker, required, there, type Explainers, type Scope } from './explanation.js';

/** Explains the figures of positions, their lots, orders of shares and their fills, and of an instrument's day. */
export function explainTrading({ db, market, clock }: TradingContext) {
  const ofPosition = picker(async (memberId, scope) => {
    const id = required(scope, 'position_id');
    const row = there(await findPosition(db.read, memberId, id));
    const fills = await listPositionFills(db.read, memberId, id, MOST_PARTS + 1);
    return figuresOfPosition(row, market, clock.now(), fills);
  });
  const unrealizedOfPosition = ofPosition(({ unrealized }) => unrealized);

  /** Of all open positions in a currency. */
  const unrealizedOfAll = async (memberId: string, currency: string): Promise<Figure> => {
    const asOf = clock.now();
    const rows = await listOpenPositions(db.read, memberId, currency);
    const parts = rows.map((row) => figuresOfPosition(row, market, asOf).unrealized);
    return sumOf('unrealized', parts, { currency, asOf, source: { kind: 'entries', id: currency } });
  };

  const ofLots = picker((memberId, scope) =>
    loadLots(db.read, memberId, required(scope, 'position_id'), clock.now()),
  );

  const orderWithFills = async (memberId: string, scope: Scope) => {
    const id = required(scope, 'order_id');
    const row = there(await findOrder(db.read, memberId, id));
    const fills = await fillsOf(db.read, memberId, [id]);
    return [row, fills.get(id) ?? []] as const;
  };
  const ofOrder = picker(async (memberId, scope) =>
    figuresOfOrder(...(await orderWithFills(memberId, scope))),
  );
  const ofFill = picker(async (memberId, scope) => {
    const place = required(scope, 'fill') - 1;
    return there(figuresOfFill(...(await orderWithFills(memberId, scope)), place));
  });

  /** The change of an instrument's price, or of an index's level, on the day of its quote. */
  const ofDay = picker(async (_memberId, scope) => {
    const symbol = required(scope, 'symbol');
    const isIndex = market.index(symbol) !== undefined;
    if (!isIndex) there(market.instrument(symbol));
    const halts = await loadHalts(db.read, [symbol]);
    return figuresOfDay(publishedQuote({ market, halts }, symbol, clock.now()), isIndex);
  });

  return {
    market_value: ofPosition(({ marketValue }) => marketValue),
    unrealized: (memberId, scope) =>
      scope.position_id === undefined
        ? unrealizedOfAll(memberId, required(scope, 'currency'))
        : unrealizedOfPosition(memberId, scope),
    unrealized_percentage: ofPosition(({ unrealizedPercentage }) => unrealizedPercentage),
    average_price: ofPosition(({ averagePrice }) => averagePrice),
    open_amount: ofPosition(({ openAmount }) => openAmount),
    realized: ofPosition(({ realized }) => realized),
    position_fees: ofPosition(({ fees }) => fees),

    fifo_cost: ofLots(({ cost }) => cost),
    fifo_realized: ofLots(({ realized }) => realized),
    lot_result: async (memberId, scope) => {
      const id = required(scope, 'lot_id');
      const position = there(await findPosition(db.read, memberId, required(scope, 'position_id')));
      return resultOf(position, there(await findOpenLot(db.read, position, id)), market, clock.now());
    },

    order_amount: ofOrder(({ amount }) => amount),
    order_fee: ofOrder(({ fee }) => fee),
    order_total: ofOrder(({ total }) => total),
    fill_amount: ofFill(({ amount }) => amount),
    fill_fee: ofFill(({ fee }) => fee),

    day_change: ofDay(({ change }) => change),
    day_change_percentage: ofDay(({ percentage }) => percentage),
  } satisfies Explainers;
}
