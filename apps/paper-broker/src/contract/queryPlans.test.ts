import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase, createPostgresDatabase } from '../db/testing/createTestStore.js';
import { claimRows, type Patterns } from '../db/testing/growTables.js';
import { findNeededIndexes } from '../db/testing/neededIndexes.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { shareCountsBy } from '../http/sharedCounts.js';
import { cleanUp } from '../work/housekeeping.js';
import { createMonitor } from '../work/monitor.js';
import { demoContent, openContractWorld } from './testing/contractWorld.js';
import type { Answer } from './testing/exchange.js';
import {
  growListsOf,
  growPartsOf,
  growSessionsOf,
  longLists,
  narrowedLists,
  readsOf,
  searchedLists,
  shortReads,
} from './testing/longLists.js';
import { readDayPatterns, watchDay, type WatchedDay } from './testing/watchedDay.js';

/** The number of rows of other members in each table that grows. */
const ROWS = 4_000;
/** The number of rows that the planner assumes. */
const CLAIMED_ROWS = 1_000_000;
/** The number of rows of a growing table that a statement may read: more than any batch or page has. */
const MOST_ROWS = 1_000;
/** The rows of a page, and the number of rows that a list may read for it: a page from each of its parts. */
const PAGE = 20;
/** At most 100 unread notices of each of the 13 kinds are counted. */
const MOST_UNREAD = 1_300;
/** The index of each list that has filters. */
const INDEX_OF: Readonly<Record<string, string>> = {
  trade_order: 'trade_order_by_status',
  position: 'position_by_state',
  close_request: 'close_request_by_status',
  deposit: 'deposit_by_status',
  withdrawal: 'withdrawal_by_status',
  loan: 'loan_by_status',
  quant_subscription: 'quant_subscription_by_status',
  notice: 'notice_of_kind',
  entry: 'entry_of_kind',
};
/** Indexes that no planned statement needs, each with its purpose. */
const KEPT: Readonly<Record<string, string>> = {
  close_request_by_id: 'due work and operators know the id alone',
  close_request_by_status: 'pages of one state, shown by the narrow lists',
  export_file_of_member: 'a customer has few exports, in the order of their time',
  fx_quote_of_member: 'quotes of the customer that ended are deleted',
  ipo_subscription_by_id: 'due work and operators know the id alone',
  ipo_subscription_of_offering: 'the allotment of one offering, which is over when the day begins',
  journal_by_record: 'the check of the ledger since an anchor',
  kyc_case_by_id: 'due work and operators know the id alone',
  kyc_case_of_member: 'the last submission of a customer',
  loan_quote_of_member: 'quotes of the customer that ended are deleted',
  loan_repayment_of_loan: 'repayments of one loan, for a customer with many',
  member_session_by_device: 'whether a device is known, among many sessions',
  member_session_of_member: 'the first session, that of the registration',
  member_session_open: 'sessions that have not ended, of a customer with many ended ones',
  notice_of_kind: 'pages of one kind, shown by the narrow lists',
  notice_unread_of_kind: 'unread notices of one kind, few of many',
  passkey_of_member: 'a customer has few passkeys, in the order of their time',
  position_by_state: 'pages of one state, shown by the narrow lists',
  proposal_waiting: 'few proposals wait of many',
  quant_subscription_by_status: 'pages of one state, shown by the narrow lists',
  security_event_of_member: 'operators read what happened to a customer',
  upload_of_owner: 'pictures of one document',
  withdrawal_by_id: 'due work and operators know the id alone',
};
const MOST_ROWS_OF_A_LIST = 14 * (PAGE + 1);

describe.skipIf(!hasPostgres)('the queries of the server, on large tables', () => {
  let day: WatchedDay;
  let patterns: Patterns;
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let other: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let holder: pg.Client;

  beforeAll(async () => {
    // No plan may depend on what other tests do, such as a transaction that stays open all the time.
    other = await createPostgresDatabase();
    holder = new pg.Client({ connectionString: other.url });
    await holder.connect();
    await holder.query('begin; select pg_current_xact_id()');
    store = await createPostgresDatabase(demoContent);
    const copy = await copyDatabase(store.url);
    patterns = await readDayPatterns(copy.url);
    await copy.remove();
    day = await watchDay(store.url, patterns, ROWS, CLAIMED_ROWS);
  }, 180_000);
  afterAll(async () => {
    await day.db.close();
    await store.remove();
    await holder.end();
    await other.remove();
  });

  /** Reads of growing tables whose cost grows with the table. */
  const findFaults = (): string[] => [
    ...new Set(
      day
        .readings()
        .filter(({ how, rows }) => how === 'Seq Scan' || rows > MOST_ROWS)
        .map(({ table, how, rows, statement }) => `${how} of ${table}, ${rows} rows: ${statement}`),
    ),
  ];

  it('are all of a day, and every growing table has rows of others', () => {
    expect(day.refused).toEqual([]);
    expect([...patterns].filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(new Set(day.plans.map(({ statement }) => statement)).size).toBeGreaterThan(200);
  });

  it('read no growing table as a whole', () => {
    expect(findFaults()).toEqual([]);
  });

  it('read few rows for a page, however many a customer has and however narrow the filter', async () => {
    const [demo] = (
      await sql<{ id: string }>`select id from member where mail = 'demo@fairlot.example'`.execute(
        day.db.read,
      )
    ).rows;
    if (demo === undefined) throw new Error('There is no demo customer.');
    const symbol = await growListsOf(demo.id, day.db, patterns, ROWS);
    const parents = await growPartsOf(demo.id, day.db, patterns, ROWS);
    await growSessionsOf(demo.id, day.db, ROWS);
    // Plans depend on the planner's statistics, which autovacuum would renew at some moment of this test.
    await sql`
      do $$ declare t regclass; begin
        for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
          execute format('alter table %s set (autovacuum_enabled = off)', t);
        end loop;
      end $$`.execute(day.db.read);
    await claimRows(day.db, CLAIMED_ROWS);
    const world = await openContractWorld(day.db, {
      AUTO_REVIEW: 'on',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_URL: 'http://127.0.0.1:9',
    });
    const token = await world.signIn('demo');
    const found: string[] = [];
    const watch = async (what: string, most: number, send: () => Promise<Answer>): Promise<void> => {
      day.plans.length = 0;
      const { status } = await send();
      if (status >= 300) found.push(`${what} answers ${status}`);
      for (const { table, how, rows, statement } of day.readings())
        if (longLists.has(table) && rows > most)
          found.push(`${what}: ${how} of ${table}, ${rows} rows: ${statement}`);
    };
    const look = (path: string, most: number) => watch(path, most, () => world.send('GET', path, { token }));
    for (const path of narrowedLists(symbol)) await look(`${path}&limit=${PAGE}`, MOST_ROWS_OF_A_LIST);
    for (const path of searchedLists) await look(`${path}&limit=${PAGE}`, MOST_ROWS);
    for (const path of shortReads) await look(path, MOST_ROWS_OF_A_LIST);
    for (const path of readsOf(parents)) await look(path, MOST_ROWS_OF_A_LIST);
    const body = { quantity: '1', order_type: 'market' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const close = `/position/${parents.position}/close`;
    await watch('a close', MOST_ROWS_OF_A_LIST, () => world.send('POST', close, { token, body, headers }));
    // Its review passes and it is filled: of the many lots, the sale takes the oldest.
    await watch('the sale', MOST_ROWS_OF_A_LIST, () => world.control('/clock', { advance_ms: 3_600_000 }));
    const ofLots = day.readings().filter(({ table }) => table === 'lot');
    expect(ofLots.length).toBeGreaterThan(0);
    expect(ofLots.filter(({ rows }) => rows > 2)).toEqual([]);
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
    const login = { mail: 'demo@fairlot.example', password: 'Fairlot26' };
    await sql`update member_session set revoked_at = now() where id like 'ses_own%'`.execute(day.db.read);
    await watch('a sign-in', MOST_ROWS, () =>
      world.send('POST', '/member/login', { body: login, headers: agent }),
    );
    await sql`update notice set read_at = null where member_id = ${demo.id}`.execute(day.db.read);
    await look('/notice/unread_count', MOST_UNREAD);
    expect(found).toEqual([]);

    // Each index without a unique constraint has a statement that needs it, or a reason.
    await world.sendTo('GET', '/readyz');
    const monitor = createMonitor({ error: (...line: unknown[]) => expect.fail(JSON.stringify(line)) });
    await cleanUp({ db: day.db, clock: world.broker.clock, monitor }, {});
    const now = new Date();
    await shareCountsBy(day.db)?.([{ key: 'x', endsAt: now, change: 1 }], now);
    await sql`create index planted on member (timezone)`.execute(day.db.read);
    const indexes = await findNeededIndexes(store.url, day.sent);
    expect(indexes.length).toBeGreaterThan(80);
    const unneeded = indexes.filter(({ neededBy }) => neededBy === undefined).map(({ name }) => name);
    expect(unneeded.filter((name) => !(name in KEPT))).toEqual(['planted']);
    const names = indexes.map(({ name }) => name);
    expect(Object.keys(KEPT).filter((name) => !names.includes(name))).toEqual([]);

    // The same checks find each of the lists once its index is gone.
    for (const index of Object.values(INDEX_OF)) await sql`drop index ${sql.ref(index)}`.execute(day.db.read);
    for (const path of narrowedLists(symbol)) await look(`${path}&limit=${PAGE}`, MOST_ROWS_OF_A_LIST);
    await world.close();
    for (const table of Object.keys(INDEX_OF))
      expect(found, table).toContainEqual(expect.stringContaining(` of ${table}, `));
  }, 240_000);

  it('would be found if they did', async () => {
    day.plans.length = 0;
    await sql`select from member where nickname = 'nobody'`.execute(day.db.read);
    await sql`select id from member order by id`.execute(day.db.read);
    expect(findFaults()).toEqual([
      expect.stringContaining('Seq Scan of member'),
      expect.stringContaining('of member, '),
    ]);
  });
});
