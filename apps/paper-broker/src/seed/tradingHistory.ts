import { fromInteger, multiply, subtract, toText, decimal, type Decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { findOperation, type AnyAnswer, type AnyCall, type OperationId } from '../http/operation.js';
import { fundJobs } from '../funds/priceFundOrder.js';
import { ipoJobs } from '../ipo/ipoJobs.js';
import { runDueJobs } from '../jobs/jobs.js';
import type { Instrument } from '../market/instrument.js';
import { orderOperations } from '../trading/orders/operations.js';
import { runTradingDue } from '../trading/matching/tradingWork.js';
import { positionOperations } from '../trading/positions/operations.js';
import { quantJobs } from '../quant/quantJobs.js';
import type { PastClock } from './pastClock.js';
import type { SeededCustomer, SeedStep } from './seedDemo.js';
import { MINUTE_MS } from '../util/durations.js';

/** The approximate amount of a purchase. */
const TICKET_NOTIONAL = 4000n;
const MARKET = 'US';

/**
 * A week and a half of trading: purchases, a short sale with a stop loss, a partial and a full sale, an expired order
 * and one that still waits. The broker's own use cases do it, with a clock that is set to those days.
 */
export const tradingHistory: SeedStep = {
  label: 'positions and orders',
  async run(context, seeded, clock) {
    const past = { ...context, clock, config: { ...context.config, autoReview: true } };
    const [first, second, third, fourth, fifth] = pickInstruments(context);
    if (!first || !second || !third || !fourth || !fifth) return;
    const desk = openPastTrading(past, seeded);
    const jobs = { ...quantJobs(past), ...ipoJobs(past), ...fundJobs(past) };
    /** Does everything that was due until now, in order: orders that expire, products that end, shares allotted. */
    const catchUp = async () => {
      await runTradingDue(past);
      await runDueJobs(past, jobs, (_job, error) => {
        throw error;
      });
    };
    const goTo = async (moment: Parameters<PastClock['goTo']>[0]) => {
      clock.goTo(moment);
      await catchUp();
    };

    await goTo({ daysAgo: 8, minutes: 40 });
    await desk.buy(first, {});
    await desk.buy(second, {});
    await goTo({ daysAgo: 7, minutes: 130 });
    await desk.buy(fifth, {});
    await goTo({ daysAgo: 6, minutes: 95 });
    await desk.sellShort(third);
    await goTo({ daysAgo: 4, minutes: 200 });
    await desk.close(first, '0.5');
    await goTo({ daysAgo: 3, minutes: 45 });
    await desk.close(fifth, '1');
    await goTo({ daysAgo: 2, minutes: 15 });
    await desk.buy(fourth, { limitRate: decimal('0.85'), timeInForce: 'day' });
    await goTo({ daysAgo: 1, minutes: 120 });
    await desk.buy(second, {});
    await desk.buy(fourth, { limitRate: decimal('0.9'), timeInForce: 'gtc' });
    clock.goToPresent();
    await catchUp();
  },
};

/** Five shares of ordinary price that can be sold short; the same ones for the same seed. */
function pickInstruments({ market, clock }: BrokerContext): Instrument[] {
  const isOrdinary = (instrument: Instrument): boolean => {
    const { last } = market.quote(instrument.symbol, clock.now());
    return last > decimal('15') && last < decimal('400');
  };
  return market.instruments
    .filter((each) => each.marketId === MARKET && each.productType === 'STOCK' && each.shortable)
    .filter(isOrdinary)
    .slice(0, 5);
}

interface BuyOptions {
  /** The limit as a fraction of the last price; without it, a market order. */
  readonly limitRate?: Decimal;
  readonly timeInForce?: 'day' | 'gtc';
}

/** The time after a request in which everything that follows from it happens. */
const FOLLOW_MS = MINUTE_MS;

type Past = BrokerContext & { readonly clock: PastClock };
type Ask = (operationId: OperationId, path: string, call: Partial<AnyCall>) => Promise<AnyAnswer>;

/** Calls operations of trading as the customer, and lets what follows from each call happen. */
function askAs({ memberId, customer }: SeededCustomer, past: Past): Ask {
  const operations = { ...orderOperations(past), ...positionOperations(past) };
  let count = 0;
  return async (operationId, path, call) => {
    count += 1;
    const operation = findOperation(operations, operationId);
    if (operation === undefined) throw new Error(`The broker has no ${operationId}`);
    const answer = await operation({
      operationId,
      operation: path,
      params: {},
      query: {},
      body: undefined,
      locale: 'en',
      address: '127.0.0.1',
      isLocal: false,
      requestId: `demo-${count}`,
      idempotencyKey: `demo-${count}`,
      ifMatch: undefined,
      member: { memberId, sessionId: 'demo', vip: customer.isVip },
      tokenHash: undefined,
      platform: 'h5',
      agent: '',
      lastEventId: undefined,
      ...call,
    });
    past.clock.advance(FOLLOW_MS);
    await runTradingDue(past);
    return answer;
  };
}

function openPastTrading(past: Past, member: SeededCustomer) {
  const { market, clock } = past;
  const ask = askAs(member, past);
  const lastOf = (instrument: Instrument): Decimal => market.quote(instrument.symbol, clock.now()).last;
  const onTick = (instrument: Instrument, price: Decimal): string => {
    const tick = market.tickSize(instrument, price);
    return toText((price - (price % tick)) as Decimal);
  };
  const quantityOf = (instrument: Instrument): string => {
    const shares = fromInteger(TICKET_NOTIONAL) / lastOf(instrument);
    const lots = shares / instrument.lotSize;
    return String((lots > 0n ? lots : 1n) * instrument.lotSize);
  };
  const place = (body: object): Promise<AnyAnswer> => ask('placeOrder', 'POST /order', { body });

  return {
    buy: (instrument: Instrument, { limitRate, timeInForce }: BuyOptions) =>
      place({
        symbol: instrument.symbol,
        direction: 'long',
        quantity: quantityOf(instrument),
        ...(limitRate === undefined
          ? { order_type: 'market' }
          : {
              order_type: 'limit',
              price: onTick(instrument, multiply(lastOf(instrument), limitRate, 'down')),
              time_in_force: timeInForce ?? 'day',
            }),
      }),
    sellShort: (instrument: Instrument) =>
      place({
        symbol: instrument.symbol,
        direction: 'short',
        order_type: 'market',
        quantity: quantityOf(instrument),
        stop_loss: onTick(instrument, multiply(lastOf(instrument), decimal('1.25'), 'down')),
      }),
    /** @param share the fraction of the position, above 0, at most 1 */
    async close(instrument: Instrument, share: string): Promise<void> {
      const list = await ask('listPositions', 'GET /position', { query: { symbol: instrument.symbol } });
      const [position] = (list.body as { data: { id: string; closable_quantity: string }[] }).data;
      if (position === undefined) return;
      const part = multiply(decimal(position.closable_quantity), decimal(share), 'down', 0);
      const quantity = toText(subtract(part, (part % fromInteger(instrument.lotSize)) as Decimal));
      if (quantity === '0') return;
      await ask('closePosition', `POST /position/${position.id}/close`, {
        params: { id: position.id },
        body: { quantity, order_type: 'market' },
      });
    },
  };
}
