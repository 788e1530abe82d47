import { decimal, multiply, toText, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Tx } from '../../db/database.js';
import { describeOnOneStore } from '../../db/testing/createTestStore.js';
import { MINUTE_MS } from '../../util/durations.js';
import { later } from '../../util/instants.js';
import { checkInvariants } from '../../ledger/invariants.js';
import { createMarket } from '../../market/createMarket.js';
import { createHaltBook } from '../../market/haltBook.js';
import { auditFills } from './auditFills.js';
import { createRandom } from '../testing/random.js';
import { createTradingRig } from '../testing/tradingRig.js';

const market = createMarket({ seed: 'audit' });
const START = new Date('2026-03-02T15:00:00Z');
const END = new Date('2026-03-04T22:00:00Z');
const STEP_MS = 13 * MINUTE_MS;
const PLANTED = new Error('A planted fault is taken back.');

describeOnOneStore('the audit of fills', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());

  const symbols = market.instruments
    .filter(
      ({ marketId, shortable, productType }) => marketId === 'US' && shortable && productType === 'STOCK',
    )
    .slice(0, 4)
    .map(({ symbol }) => symbol);
  const near = (symbol: string, at: Date, percent: number): string => {
    const instrument = market.instrument(symbol);
    if (instrument === undefined) throw new Error(`${symbol} is not there`);
    const price = multiply(market.quote(symbol, at).last, decimal(String(percent / 100)), 'down');
    return toText((price - (price % market.tickSize(instrument, price))) as Decimal);
  };
  const faults = async (tx: Tx): Promise<string[]> =>
    [...(await checkInvariants(tx)), await auditFills(tx, market, () => END)]
      .filter(({ ok }) => !ok)
      .map(({ id }) => id);
  /** What the checks report about a planted fault; the fault is rolled back. */
  const plant = async (fault: (tx: Tx) => Promise<unknown>): Promise<string[]> => {
    let found: string[] = [];
    await db
      .transaction(async (tx) => {
        await fault(tx);
        found = await faults(tx);
        throw PLANTED;
      })
      .catch((error: unknown) => {
        if (error !== PLANTED) throw error;
      });
    return found;
  };

  it('accepts days of trading and halts, and finds each planted fault', async () => {
    const random = createRandom(7);
    const rig = createTradingRig(db, market, { start: START });
    const book = createHaltBook(rig.context);
    const member = await rig.member('10000000');
    const halted = new Set<string>();
    for (let at = START; at < END; at = later(at, STEP_MS)) {
      await rig.advanceTo(at);
      const symbol = symbols[random(symbols.length)] ?? '';
      if (halted.has(symbol)) {
        halted.delete(symbol);
        await book.set(symbol, 'active');
      } else if (random(6) === 0) {
        halted.add(symbol);
        await book.set(symbol, 'halted');
      } else if (random(2) === 0) {
        const limit = random(2) === 0 ? { order_type: 'limit', price: near(symbol, at, 99) } : null;
        const exits = { stop_loss: near(symbol, at, 98), take_profit: near(symbol, at, 101) };
        await rig.call(member, 'placeOrder', {
          body: { symbol, direction: 'long', order_type: 'market', quantity: '20', ...exits, ...limit },
        });
      }
    }
    await rig.advanceTo(END);
    const [fill, ...others] = await db.read
      .selectFrom('fill')
      .selectAll()
      .where('member_id', '=', member)
      .orderBy('filled_at')
      .execute();
    if (fill === undefined) throw new Error('Nothing was traded.');
    expect(others.length).toBeGreaterThan(15);
    const sides = new Set([fill, ...others].map(({ side }) => side));
    expect(sides).toEqual(new Set(['buy', 'sell']));
    expect(await plant(() => Promise.resolve())).toEqual([]);

    const change = (tx: Tx, changed: object) =>
      tx.updateTable('fill').set(changed).where('id', '=', fill.id).execute();
    const minute = new Date(Math.floor(fill.filled_at.getTime() / MINUTE_MS) * MINUTE_MS);
    const [bar] = market.candles(fill.symbol, '1m', {
      from: minute,
      to: later(minute, 60_000),
      now: END,
    });
    const cents = (price: Decimal | undefined, by: bigint) => toText(((price ?? 0n) + by) as Decimal);
    expect(await plant((tx) => change(tx, { price: cents(bar?.high, 1_000_000n) }))).toEqual(['I12']);
    expect(await plant((tx) => change(tx, { price: cents(bar?.low, -1_000_000n) }))).toEqual(['I12']);
    expect(await plant((tx) => change(tx, { filled_at: new Date('2026-03-02T03:00:00Z') }))).toEqual(['I12']);
    expect(await plant((tx) => change(tx, { price: 'NaN' }))).toContain('I12');
    for (const time of ['infinity', '-infinity'])
      expect(await plant((tx) => change(tx, { filled_at: sql`${time}::timestamptz` }))).toEqual(['I12']);
    const halt = { symbol: fill.symbol, began_at: minute, ended_at: later(minute, 60_000) };
    expect(await plant((tx) => tx.insertInto('trading_halt').values(halt).execute())).toEqual(['I11']);
  }, 120_000);
});
