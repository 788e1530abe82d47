import { decimal, multiply, toText, type Decimal } from '@fairlot/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database.js';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import { MINUTE_MS } from '../../util/durations.js';
import { brokenInvariants } from '../../ledger/invariants.js';
import { createMarket } from '../../market/createMarket.js';
import { createTradingRig, type TradingRig } from '../testing/tradingRig.js';

const market = createMarket({ seed: 'matching' });
const START = new Date('2026-03-02T15:00:00Z');
const END = new Date('2026-03-05T22:00:00Z');
const STEP_MS = 17 * MINUTE_MS;

describeOnBothStores('matching on the simulated market', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());

  const symbols = market.instruments
    .filter(
      (instrument) =>
        instrument.marketId === 'US' && instrument.shortable && instrument.productType === 'STOCK',
    )
    .slice(0, 4)
    .map((instrument) => instrument.symbol);

  /** The last price times `factor`, rounded to the tick. */
  const near = (symbol: string, factor: string): string => {
    const instrument = market.instrument(symbol);
    if (instrument === undefined) throw new Error(`${symbol} is not there`);
    const wish = multiply(market.quote(symbol, START).last, decimal(factor), 'down');
    const tick = market.tickSize(instrument, wish);
    return toText((wish - (wish % tick)) as Decimal);
  };

  const placeAll = async (rig: TradingRig): Promise<string> => {
    const member = await rig.member('10000000');
    for (const symbol of symbols) {
      const bodies = [
        {
          direction: 'long',
          order_type: 'market',
          stop_loss: near(symbol, '0.99'),
          take_profit: near(symbol, '1.01'),
        },
        { direction: 'short', order_type: 'limit', price: near(symbol, '1.004'), time_in_force: 'gtc' },
        { direction: 'long', order_type: 'limit', price: near(symbol, '0.97'), time_in_force: 'gtc' },
        { direction: 'long', order_type: 'limit', price: near(symbol, '0.998') },
      ];
      for (const body of bodies) {
        const answer = await rig.call(member, 'placeOrder', { body: { symbol, quantity: '50', ...body } });
        expect(answer.status).toBe(201);
      }
    }
    return member;
  };
  const fillsOf = (member: string) =>
    db.read
      .selectFrom('fill')
      .select(['symbol', 'side', 'quantity', 'price', 'amount', 'fee', 'filled_at', 'trade_date'])
      .where('member_id', '=', member)
      .orderBy('filled_at')
      .orderBy('symbol')
      .orderBy('side')
      .orderBy('price')
      .execute();

  it('produces the same fills on a server that slept for days as on one that ran, at prices of the path', async () => {
    const awake = createTradingRig(db, market, { start: START });
    const first = await placeAll(awake);
    for (let at = START.getTime(); at < END.getTime(); at += STEP_MS) await awake.advanceTo(new Date(at));
    await awake.advanceTo(END);

    const asleep = createTradingRig(db, market, { start: START });
    const second = await placeAll(asleep);
    await asleep.advanceTo(END);

    const fills = await fillsOf(first);
    expect(fills.length).toBeGreaterThan(symbols.length);
    expect(await fillsOf(second)).toEqual(fills);
    for (const fill of fills) {
      expect(toText(market.quote(fill.symbol, fill.filled_at).last)).toBe(toText(decimal(fill.price)));
      expect(market.session('US', fill.filled_at).status).toBe('open');
    }
    expect(await brokenInvariants(db.read)).toEqual([]);
  });
});
