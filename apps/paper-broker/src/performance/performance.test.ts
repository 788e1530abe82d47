import { decimal, negate, toText, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccounts } from '../accounts/accounts.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { post } from '../ledger/post.js';
import { createScriptedMarket } from '../trading/testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from '../trading/testing/tradingRig.js';
import { seriesOf, timeWeighted } from './timeWeighted.js';

const at = (text: string): Date => new Date(`${text}Z`);
const valued = (day: number, value: string, flow = '0') => ({
  at: at(`2026-03-${String(day).padStart(2, '0')}T00:00:00`),
  value: decimal(value),
  flow: decimal(flow),
  isPoint: true,
});

describe('the time-weighted return', () => {
  it('equals the growth of a share of the portfolio despite deposits in between', () => {
    // 100 become 110; 1000 are paid in; 1110 become 1221: twice 10 percent.
    const performance = timeWeighted(
      seriesOf([valued(1, '100'), valued(2, '1110', '1000'), valued(3, '1221')], 'USD'),
    );
    expect(toText(performance.returned.value)).toBe('21');
    expect(toText(performance.netDeposits)).toBe('1000');
    expect(toText(performance.profit)).toBe('121');
    expect(performance.points.map(({ returnPercentage }) => toText(returnPercentage))).toEqual([
      '0',
      '10',
      '21',
    ]);
  });

  it('is zero if money only comes and goes, and begins with the first money', () => {
    const performance = timeWeighted(
      seriesOf([valued(1, '0'), valued(2, '500', '500'), valued(3, '200', '-300')], 'USD'),
    );
    expect(toText(performance.returned.value)).toBe('0');
    expect(toText(performance.profit)).toBe('0');
  });

  it('does not change with deposits of any size at any moment', () => {
    const steps = fc.array(
      fc.record({ growth: fc.integer({ min: -50, max: 50 }), flow: fc.integer({ min: 0, max: 1_000_000 }) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (days) => {
        const performance = (withFlows: boolean) => {
          let cents = 1_000_000n;
          const valuations = days.map(({ growth, flow }, day) => {
            const more = withFlows && day > 0 ? BigInt(flow) : 0n;
            if (day > 0) cents += (cents * BigInt(growth)) / 100n;
            cents += more;
            return {
              at: new Date(day),
              value: (cents * 10n ** 6n) as Decimal,
              flow: (more * 10n ** 6n) as Decimal,
              isPoint: false,
            };
          });
          return Number(toText(timeWeighted(seriesOf(valuations, 'USD')).returned.value));
        };
        const alone = performance(false);
        // Both sides round to cents, so the last places may differ.
        expect(Math.abs(performance(true) - alone)).toBeLessThan(0.01 + Math.abs(alone) / 1000);
      }),
    );
  });
});

interface Performance {
  readonly currency: string;
  readonly opening_value: string;
  readonly closing_value: string;
  readonly net_deposits: string;
  readonly profit: string;
  readonly return_percentage: string;
  readonly points: readonly { readonly value: string }[];
}

describeOnBothStores('performance and statement', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());

  const market = createScriptedMarket({
    prices: {
      AAA: [
        { at: at('2026-03-02T14:00:00'), price: '10' },
        { at: at('2026-03-03T15:00:00'), price: '12' },
        { at: at('2026-04-01T15:00:00'), price: '11' },
      ],
    },
  });
  const openRig = (): TradingRig => createTradingRig(db, market, { start: at('2026-03-02T15:00:00') });

  const move = (rig: TradingRig, memberId: string, kind: string, usd: string, when: Date) =>
    db.transaction((tx) =>
      post(tx, {
        kind,
        ref: `${kind}:${memberId}:${when.toISOString()}`,
        effectiveAt: when,
        lines: [
          { memberId, account: 'trade', book: 'available', commodity: 'USD', amount: decimal(usd) },
          { house: 'bank', commodity: 'USD', amount: negate(decimal(usd)) },
        ],
      }),
    );
  const performanceOf = async (rig: TradingRig, memberId: string, period: string): Promise<Performance> => {
    const { body } = await rig.call(memberId, 'getPerformance', { query: { period } });
    const [performance] = (body as { data: Performance[] }).data;
    if (performance === undefined) throw new Error('There is no performance.');
    return performance;
  };

  it('exclude deposits from the return, and sum up exactly', async () => {
    const rig = openRig();
    const member = await rig.member('1000');
    await rig.call(member, 'placeOrder', {
      body: { symbol: 'AAA', direction: 'long', order_type: 'market', quantity: '50' },
    });
    await rig.advanceTo(at('2026-03-02T15:01:00'));
    // 50 shares at 10 and a fee of 0.99; then the price rises by 2.
    rig.setClock(at('2026-03-03T16:00:00'));
    const before = await performanceOf(rig, member, 'all');
    expect(before).toMatchObject({
      opening_value: '0',
      net_deposits: '1000',
      closing_value: '1099.01',
      profit: '99.01',
      return_percentage: '9.901',
    });
    await move(rig, member, 'deposit_pass', '100000', at('2026-03-03T16:30:00'));
    await move(rig, member, 'withdrawal_pass', '-500', at('2026-03-03T17:00:00'));
    rig.setClock(at('2026-03-03T18:00:00'));
    const after = await performanceOf(rig, member, 'all');
    expect(after).toMatchObject({
      net_deposits: '100500',
      closing_value: '100599.01',
      profit: '99.01',
      return_percentage: '9.901',
    });
    // The same value as the accounts show.
    const { body } = await rig.call(member, 'listAccounts');
    const total = (body as { data: { kind: string; total_value: string }[] }).data.find(
      ({ kind }) => kind === 'trade',
    );
    expect(total?.total_value).toBe(after.closing_value);
  });

  it('are listed in the order of the accounts, the first currency first', async () => {
    const rig = openRig();
    const { clock, entropy } = rig.context;
    const id = await rig.member('1000');
    const euros = { id, currency: 'EUR', at: at('2026-03-02T15:01:00') };
    await db.transaction((tx) => openAccounts(tx, euros, clock.wall(), entropy));
    const { body } = await rig.call(id, 'getPerformance', { query: { period: 'all' } });
    expect((body as { data: Performance[] }).data.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
  });

  it('begin a shorter period with the value at its start, including fees and results', async () => {
    const rig = openRig();
    const member = await rig.member('1000');
    rig.setClock(at('2026-03-20T15:00:00'));
    const performance = await performanceOf(rig, member, '1w');
    expect(performance).toMatchObject({
      opening_value: '1000',
      net_deposits: '0',
      profit: '0',
      return_percentage: '0',
    });
    expect(performance.points.length).toBeGreaterThan(2);
  });

  it('are without a movement for a customer without money', async () => {
    const rig = openRig();
    const member = await rig.member('1');
    await move(rig, member, 'withdrawal_pass', '-1', at('2026-03-02T15:30:00'));
    rig.setClock(at('2026-03-02T16:00:00'));
    expect(await performanceOf(rig, member, 'all')).toMatchObject({ closing_value: '0', profit: '0' });
  });

  it('close a month with its opening value and totals, and open the next with the same', async () => {
    const rig = openRig();
    const member = await rig.member('1000');
    await rig.call(member, 'placeOrder', {
      body: { symbol: 'AAA', direction: 'long', order_type: 'market', quantity: '50' },
    });
    await rig.advanceTo(at('2026-03-02T15:01:00'));
    await move(rig, member, 'deposit_pass', '20', at('2026-03-31T23:59:59.999'));
    await move(rig, member, 'deposit_pass', '7', at('2026-04-01T00:00:00.000'));
    rig.setClock(at('2026-04-02T15:00:00'));

    const statement = async (month: string) => {
      const { body } = await rig.call(member, 'getStatement', { query: { month } });
      const { accounts, ...rest } = body as {
        is_complete: boolean;
        accounts: {
          kind: string;
          opening_balance: string;
          closing_balance: string;
          totals: { kind: string; amount: string; count: number }[];
        }[];
      };
      const trade = accounts.find(({ kind }) => kind === 'trade');
      const cents = (text = '0') => Math.round(Number(text) * 100);
      const moved = trade?.totals.reduce((sum, { amount }) => sum + cents(amount), 0) ?? 0;
      expect(cents(trade?.opening_balance) + moved).toBe(cents(trade?.closing_balance));
      return { ...rest, trade };
    };
    const march = await statement('2026-03');
    expect(march).toMatchObject({
      is_complete: true,
      trade: { opening_balance: '0', closing_balance: '519.01' },
    });
    expect(march.trade?.totals).toContainEqual({ kind: 'deposit_pass', amount: '20', count: 1 });
    const april = await statement('2026-04');
    expect(april).toMatchObject({
      is_complete: false,
      trade: { opening_balance: '519.01', closing_balance: '526.01' },
    });
    await expect(statement('2026-05')).rejects.toMatchObject({ code: 'range_invalid' });
    expect((await statement('2020-01')).trade).toBeUndefined();
  });

  it('take closed shares from the oldest lot and state the resulting profit', async () => {
    const rig = openRig();
    const member = await rig.member('10000');
    const buy = (quantity: string) =>
      rig.call(member, 'placeOrder', {
        body: { symbol: 'AAA', direction: 'long', order_type: 'market', quantity },
      });
    await buy('100');
    await rig.advanceTo(at('2026-03-02T15:01:00'));
    rig.setClock(at('2026-03-03T16:00:00'));
    await buy('100');
    await rig.advanceTo(at('2026-03-03T16:01:00'));
    const { body } = await rig.call(member, 'listPositions', { query: {} });
    const [position] = (body as { data: { id: string }[] }).data;
    const id = position?.id ?? '';
    await rig.call(member, 'closePosition', {
      params: { id },
      body: { quantity: '120', order_type: 'market' },
    });
    await rig.advanceTo(at('2026-03-03T16:05:00'));
    const lots = (await rig.call(member, 'listLots', { params: { id } })).body;
    // 100 bought at 10 and 20 at 12, sold at 12: 200 less the fees of 0.99, 0.19 and 0.99.
    expect(lots).toMatchObject({
      method: 'fifo',
      quantity: '80',
      open_amount: '960',
      realized_pnl: '197.83',
      data: [{ quantity: '100', remaining_quantity: '80', price: '12', open_amount: '960' }],
    });
    await buy('100');
    await buy('100');
    await rig.advanceTo(at('2026-03-03T16:10:00'));
    const pages: { data: { id: string }[]; next_cursor: string | null }[] = [];
    do {
      const cursor = pages.at(-1)?.next_cursor;
      const query = { limit: 2, ...(typeof cursor === 'string' ? { cursor } : {}) };
      const { body: page } = await rig.call(member, 'listLots', { params: { id }, query });
      // The sums are those of the whole position.
      expect(page).toMatchObject({ quantity: '280', realized_pnl: '197.83' });
      pages.push(page as (typeof pages)[number]);
    } while (pages.at(-1)?.next_cursor !== null);
    expect(pages.map(({ data }) => data.length)).toEqual([2, 1]);
    expect(new Set(pages.flatMap(({ data }) => data.map((lot) => lot.id))).size).toBe(3);
    const other = await rig.member('1');
    await expect(rig.call(other, 'listLots', { params: { id } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
