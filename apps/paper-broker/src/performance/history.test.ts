import { add, decimal, multiply, toText, ZERO, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { createPostgresDatabase, describeOnBothStores } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { connectWatched, rowsHandled, type Plan } from '../db/testing/watchPlans.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { post } from '../ledger/post.js';
import { createScriptedMarket } from '../trading/testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from '../trading/testing/tradingRig.js';
import { historyWork, sumHistory } from './sumHistory.js';
import { seriesOf, timeWeighted, type Valuation } from './timeWeighted.js';

const START = new Date('2026-03-02T15:00:00Z');
const LONGEST_HOURS = 1_200;
/** Histories divided into hours and into days; each ends 80 minutes after the hours given here. */
const HISTORIES = [
  { hours: 240, cutMs: HOUR_MS },
  { hours: LONGEST_HOURS, cutMs: DAY_MS },
];
const endOf = (hours: number): Date => new Date(START.getTime() + hours * HOUR_MS + 80 * MINUTE_MS);

/** A price for each hour, so that a valuation an hour off is wrong. */
const priceAt = (at: Date): number => 10 + ((Math.floor(at.getTime() / HOUR_MS) * 7) % 5);
const market = createScriptedMarket({
  prices: {
    AAA: Array.from({ length: LONGEST_HOURS + 2 }, (_, hour) => {
      const at = later(START, hour * HOUR_MS);
      return { at, price: String(priceAt(at)) };
    }),
  },
});

/** An event of a customer's history. A `late` one is booked after all others, with its own date. */
interface Happening {
  readonly kind: 'deposit_pass' | 'withdrawal_pass' | 'buy' | 'fee';
  readonly minute: number;
  readonly amount: number;
  readonly isLate: boolean;
}

interface Performance {
  readonly opening_value: string;
  readonly closing_value: string;
  readonly net_deposits: string;
  readonly profit: string;
  readonly return_percentage: string;
}

describeOnBothStores('the history of a customer', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());

  const openRig = () => createTradingRig(db, market, { start: START });
  const dateOf = ({ minute }: Happening): Date => later(START, minute * MINUTE_MS);

  const book = (memberId: string, happening: Happening, index: number): Promise<void> => {
    const { kind, amount } = happening;
    const available = { memberId, account: 'trade', book: 'available', commodity: 'USD' } as const;
    const of = (usd: number): Decimal => decimal(String(usd));
    const money = (house: 'bank' | 'fee_income', usd: number) => [
      { ...available, amount: of(usd) },
      { house, commodity: 'USD', amount: of(-usd) } as const,
    ];
    const cost = amount * priceAt(dateOf(happening));
    const lines = {
      deposit_pass: () => money('bank', amount),
      withdrawal_pass: () => money('bank', -amount),
      fee: () => money('fee_income', -amount),
      buy: () => [
        { ...available, amount: of(-cost) },
        { house: 'settlement', commodity: 'USD', amount: of(cost) } as const,
        { ...available, book: 'position', commodity: 'AAA', amount: of(amount) } as const,
        { house: 'inventory', commodity: 'AAA', amount: of(-amount) } as const,
      ],
    }[kind]();
    const ref = `${kind}:${memberId}:${index}`;
    return db.transaction((tx) => post(tx, { kind, ref, effectiveAt: dateOf(happening), lines }));
  };

  const happeningsIn = (hours: number) =>
    fc.array(
      fc.record({
        kind: fc.constantFrom('deposit_pass', 'withdrawal_pass', 'buy', 'fee'),
        minute: fc.integer({ min: 1, max: hours * 60 - 1 }),
        amount: fc.integer({ min: 1, max: 40 }),
        isLate: fc.boolean(),
      }),
      { maxLength: 25 },
    );

  /** Computes the same performance from the entries alone. */
  const computeFromEntries = async (
    memberId: string,
    { hours, cutMs }: (typeof HISTORIES)[number],
  ): Promise<Partial<Performance>> => {
    const end = endOf(hours);
    const startMs = Math.floor(START.getTime() / cutMs) * cutMs;
    const { rows } = await sql<{ at: Date; commodity: string; amount: string; crosses: boolean }>`
      select journal.effective_at as at, entry.commodity, entry.amount,
             journal.kind in ('opening', 'deposit_pass', 'withdrawal_pass') as crosses
        from entry join journal on journal.ref = entry.journal_ref where entry.owner = ${memberId}`.execute(
      db.read,
    );
    const valueAt = (before: Date, priced: Date): Decimal =>
      rows
        .filter(({ at }) => at < before)
        .map((row) => {
          const price = row.commodity === 'USD' ? '1' : toText(market.quote('AAA', priced).last);
          return multiply(decimal(row.amount), decimal(price), 'down');
        })
        .reduce((total, each) => add(total, each), ZERO);
    const valuations: Valuation[] = [{ at: new Date(startMs), value: ZERO, flow: ZERO, isPoint: false }];
    for (let ms = startMs; ms < end.getTime(); ms += cutMs) {
      const [begins, ends] = [new Date(ms), new Date(ms + cutMs)];
      const flows = rows.filter(({ at, crosses }) => crosses && at >= begins && at < ends);
      const flowOf = (isIn: boolean): Decimal =>
        flows
          .map(({ amount }) => decimal(amount))
          .filter((amount) => amount > ZERO === isIn)
          .reduce((total, amount) => add(total, amount), ZERO);
      const [inflow, outflow] = [flowOf(true), flowOf(false)];
      if (inflow !== ZERO)
        valuations.push({
          at: begins,
          value: add(valueAt(begins, begins), inflow),
          flow: inflow,
          isPoint: false,
        });
      if (outflow !== ZERO) {
        // A period that has not ended is valued at the current prices.
        const priced = ends < end ? ends : end;
        valuations.push({ at: ends, value: valueAt(ends, priced), flow: outflow, isPoint: false });
      }
    }
    valuations.push({
      at: end,
      value: valueAt(later(end, 1), end),
      flow: ZERO,
      isPoint: false,
    });
    const performance = timeWeighted(seriesOf(valuations, 'USD'));
    return {
      closing_value: toText(performance.closingValue),
      net_deposits: toText(performance.netDeposits),
      profit: toText(performance.profit),
      return_percentage: toText(performance.returned.value),
    };
  };

  it.each(HISTORIES)(
    'says what the entries say, whenever they were booked and however often it was read before: $hours hours',
    async (history) => {
      const end = endOf(history.hours);
      await fc.assert(
        fc.asyncProperty(happeningsIn(history.hours), async (events) => {
          const rig = openRig();
          const member = await rig.member('20000');
          const read = async (period: string): Promise<Performance> => {
            const { body } = await rig.call(member, 'getPerformance', { query: { period } });
            const [performance] = (body as { data: Performance[] }).data;
            if (performance === undefined) throw new Error('There is no performance.');
            return performance;
          };
          const inOrder = events.toSorted(
            (a, b) => Number(a.isLate) - Number(b.isLate) || a.minute - b.minute,
          );
          for (const [index, event] of inOrder.entries()) {
            if (!event.isLate) rig.setClock(dateOf(event));
            if (index % 5 === 0) await read(index % 2 === 0 ? 'all' : '1w');
            if (index % 7 === 6) await sumHistory(db, member);
            await book(member, event, index);
          }
          rig.setClock(end);
          if (events.length % 2 === 0) await sumHistory(db, member);
          const performance = await read('all');
          const { return_percentage: percentage, ...exact } = performance;
          const { return_percentage: wanted, ...figures } = await computeFromEntries(member, history);
          expect(exact).toMatchObject({ opening_value: '0', ...figures });
          // A series with more points rounds more often.
          expect(Math.abs(Number(percentage) - Number(wanted))).toBeLessThanOrEqual(0.0005);
          // The result must be the same without the sums and with all sums computed anew. A server that has just
          // started has cached none.
          const readAnew = async () => {
            const started = openRig();
            started.setClock(end);
            const { body } = await started.call(member, 'getPerformance', { query: { period: 'all' } });
            return (body as { data: Performance[] }).data[0];
          };
          for (const table of ['book_hour', 'book_day', 'history_book', 'entry_day'] as const)
            await sql`delete from ${sql.table(table)}`.execute(db.read);
          expect(await readAnew()).toEqual(performance);
          await sumHistory(db, member);
          expect(await readAnew()).toEqual(performance);
        }),
        { numRuns: 8 },
      );
    },
  );

  it('is the same from a server that has kept what is over, after each entry and at each moment', async () => {
    const rig = openRig();
    const member = await rig.member('20000');
    const events: Happening[] = [
      { kind: 'buy', minute: 60, amount: 40, isLate: false },
      { kind: 'withdrawal_pass', minute: 31 * 60, amount: 500, isLate: false },
      { kind: 'deposit_pass', minute: 200 * 60, amount: 700, isLate: false },
      { kind: 'deposit_pass', minute: 30 * 60, amount: 900, isLate: true },
      { kind: 'withdrawal_pass', minute: 2 * 60, amount: 300, isLate: true },
    ];
    const readAll = async ({ call, setClock }: TradingRig, now: Date) => {
      setClock(now);
      const answers = [];
      for (const period of ['1w', '1m', 'all'] as const)
        answers.push((await call(member, 'getPerformance', { query: { period } })).body);
      answers.push((await call(member, 'getStatement', { query: { month: '2026-03' } })).body);
      return answers;
    };
    for (const hours of [240, LONGEST_HOURS])
      for (const [index, event] of events.entries()) {
        await book(member, event, index + hours);
        for (const afterMs of [-1, 0, 1, HOUR_MS - 1]) {
          const now = new Date(START.getTime() + hours * HOUR_MS + afterMs);
          expect(await readAll(rig, now)).toEqual(await readAll(openRig(), now));
        }
      }
  });

  it('keeps the sums of days equal to the sums of their hours', async () => {
    const { rows } = await sql`
      select owner, day from book_day full join (
        select owner, account_kind, book, commodity, date_trunc('day', hour) as day, sum(inflow) as inflow,
               sum(outflow) as outflow, (array_agg(balance order by hour desc))[1] as balance
          from book_hour group by 1, 2, 3, 4, 5) as hours using (owner, account_kind, book, commodity, day)
       where (book_day.balance, book_day.inflow, book_day.outflow)
             is distinct from (hours.balance, hours.inflow, hours.outflow)`.execute(db.read);
    expect(rows).toEqual([]);
  });

  it('has few points for many entries', async () => {
    const rig = openRig();
    const member = await rig.member('100');
    await deposit(db, member, MANY);
    await sumDue(db);
    rig.setClock(endOf(240));
    const { body } = await rig.call(member, 'getPerformance', { query: { period: 'all' } });
    const [performance] = (body as { data: (Performance & { points: unknown[] })[] }).data;
    expect(performance).toMatchObject({
      net_deposits: String(100 + MANY),
      closing_value: String(100 + MANY),
      return_percentage: '0',
    });
    expect(performance?.points.length).toBeLessThan(50);
  });
});

const MANY = 2_000;

/** Deposits of one dollar, spread over five days, posted by the ledger's SQL function. */
async function deposit(db: Database, memberId: string, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      select post_journal('many:' || ${memberId}::text || ':' || n, 'deposit_pass', null, null, null,
          ${START}::timestamptz + n * ${(5 * 86_400) / count}::float8 * interval '1 second',
          array['ent_' || ${memberId}::text || n, 'ent_h' || ${memberId}::text || n], array[${memberId}::text, 'house'],
          array['trade', ''], array['available', 'bank'], array['USD', 'USD'], array[1, -1]::numeric[])
        from generate_series(1, ${count}::int) as n`.execute(tx);
  });
}

/** Sums the entries that wait. @returns the members whose entries they are */
async function sumDue(db: Database): Promise<string[]> {
  const due = () => db.read.selectFrom('history_due').select(['member_id', 'due_at']).execute();
  const members = (await due()).map(({ member_id: id }) => id);
  const [histories] = historyWork(db).sources;
  for (let [row] = await due(); row !== undefined; [row] = await due()) {
    const { member_id: id, due_at: dueAt } = row;
    await histories?.process({ source: 'history', id, memberId: id, dueAt, arrival: null, attempts: 0 });
  }
  return members;
}

describe.skipIf(!hasPostgres)('the reading of a history', () => {
  it('costs in proportion to its days, not to the entries', async () => {
    const { url, remove } = await createPostgresDatabase();
    const db = connectPostgres(url);
    const member = await createTradingRig(db, market, { start: START }).member('100');
    await deposit(db, member, MANY);

    const plans: Plan[] = [];
    const watched = connectWatched(url, (plan) => plans.push(plan));
    const start = () => createTradingRig(watched, market, { start: endOf(240) });
    const countRows = async ({ call }: TradingRig): Promise<number[]> => {
      const counts: number[] = [];
      for (const [operation, query] of [
        ['getPerformance', { period: 'all' }],
        ['getStatement', { month: '2026-03' }],
      ] as const) {
        plans.length = 0;
        await call(member, operation, { query });
        counts.push(plans.reduce((sum, { root }) => sum + rowsHandled(root), 0));
      }
      return counts;
    };
    for (const rows of await countRows(start())) expect(rows).toBeGreaterThan(MANY);
    expect(await sumDue(db)).toEqual([member]);
    const started = start();
    const [performance = 0, statement = 0] = await countRows(started);
    expect(Math.max(performance, statement)).toBeLessThan(MANY / 2);
    await countRows(started);
    expect(plans, 'one statement reads the versions of what is kept').toHaveLength(1);
    await watched.close();
    await db.close();
    await remove();
  });
});
