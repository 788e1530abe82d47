import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Wire } from '@fairlot/api-client/wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import type { Database } from '../db/database.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { createMarket } from '../market/createMarket.js';

/** The last migration of the first released schema. */
const FIRST_SCHEMA = '0161_announce_placed';
const ORDER = 'ord_01HZZZZZZZZZZZZZZZZZZZZZR1';
const POSITION = 'pos_01HZZZZZZZZZZZZZZZZZZZZZP1';
const token = 'first-release-first-release-first-release-0';

const readData = (): string => {
  const path = fileURLToPath(new URL('../db/testing/firstRelease.sql', import.meta.url));
  const instrument = createMarket({ seed: 'contract' }).instruments.find(({ marketId }) => marketId === 'US');
  return readFileSync(path, 'utf8').replaceAll('{symbol}', instrument?.symbol ?? '');
};

describeOnBothStores('a database of the first schema, with data', (makeStore) => {
  let db: Database;
  let before: readonly unknown[];
  let world: ContractWorld | undefined;

  const readLedger = async (): Promise<readonly unknown[]> => {
    const books = sql`select owner, account_kind, book, commodity, balance, version, head from book order by 1, 2, 3, 4`;
    const journals = sql`select * from journal order by ref`;
    // Housekeeping fills the kind in.
    const entries = sql`select to_jsonb(entry) - 'kind' as entry from entry order by journal_ref, line`;
    const read = [books, journals, entries].map(async (query) => (await query.execute(db.read)).rows);
    return Promise.all(read);
  };
  const first = async (query: string): Promise<unknown> => (await sql.raw(query).execute(db.read)).rows[0];

  beforeAll(async () => {
    db = await makeStore();
    await sql.raw('drop schema public cascade; create schema public').execute(db.read);
    const all = readMigrations();
    const upTo = all.findIndex(({ name }) => name === FIRST_SCHEMA) + 1;
    expect(upTo).toBe(24);
    await migrate(db, { migrations: all.slice(0, upTo) });
    await sql.raw(readData()).execute(db.read);
    before = await readLedger();
    await migrate(db);
  });
  afterAll(async () => {
    await world?.close();
    await db.close();
  });

  it('keeps its ledger to the last digit, with all invariants', async () => {
    expect(await readLedger()).toEqual(before);
    const broken = await brokenInvariants(db.read);
    expect(broken).toEqual([]);
  });

  it('has what later versions store otherwise', async () => {
    const codes = await sql`select id, area_code from member order by id`.execute(db.read);
    // Without the zeros both would have the same phone number, which only one member may have.
    expect(codes.rows).toEqual([
      { id: 'mem_OLD', area_code: '+49' },
      { id: 'mem_SAME', area_code: '+49' },
      { id: 'mem_TWIN', area_code: '+0049' },
    ]);
    expect(await first(`select count(*)::int as n from watchlist_count where lists = 1`)).toEqual({ n: 1 });
    const fillDays = `select (select count(*)::int from fill_day) as days, count(*)::int as sums from fill_sum`;
    expect(await first(fillDays)).toEqual({ days: 1, sums: 1 });
    expect(await first(`select symbol from trading_halt where ended_at is null`)).toEqual({
      symbol: 'HALTED',
    });
    expect(await first(`select item_id, attempts, reason from work_failure where source = 'job'`)).toEqual({
      item_id: 'job_OLD',
      attempts: 3,
      reason: 'broken',
    });
    expect(await first(`select member_id from history_due`)).toEqual({ member_id: 'mem_OLD' });
    expect(await first(`select interest_exact::text as exact from loan`)).toEqual({ exact: '1.01000000' });
  });

  it('knows whose each row is, also of those that knew it through another row', async () => {
    const parts = ['lot', 'block_trade', 'kyc_image', 'loan_repayment', 'quant_day', 'upload_blob'];
    const members = parts
      .map((part) => `select '${part}' as part, member_id from ${part}`)
      .join(' union all ');
    expect((await sql.raw(members).execute(db.read)).rows).toEqual(
      parts.map((part) => ({ part, member_id: 'mem_OLD' })),
    );
  });

  it('keeps nothing in clear that was', async () => {
    expect(
      await first(`select operation from idempotency where scope = 'old@fairlot.example'`),
    ).toBeUndefined();
    expect(await first(`select sealed from outbox where id = 'msg_OLD'`)).toEqual({ sealed: null });
    expect(await first(`select document_number as n from kyc_case where id = 'kyc_OLD'`)).toEqual({
      n: '0T47',
    });
  });

  it('serves its customer: the session is valid, an old order is cancelled, and the ledger agrees', async () => {
    world = await openContractWorld(db);
    expect(await first(`select secret from member_totp where member_id = 'mem_OLD'`)).toEqual({
      secret: null,
    });
    const reads = [
      '/account',
      '/order',
      '/deposit',
      '/withdrawal',
      '/loan',
      '/watchlist',
      '/performance',
      '/position',
    ];
    for (const path of reads)
      expect([path, (await world.send('GET', path, { token })).status]).toEqual([path, 200]);
    const { body: sessions } = await world.send('GET', '/member/session', { token });
    // Of a version that did not store them.
    expect(sessions).toMatchObject({ data: [{ browser: null, system: null }] });
    const { body: deposits } = await world.send('GET', '/deposit', { token });
    // An old refusal is known by its words only.
    expect((deposits as Wire['DepositPage']).data.find(({ id }) => id === 'dep_NO')).toMatchObject({
      refuse_reason_key: null,
      refuse_reason_params: null,
      refuse_reason: 'No transfer came',
    });
    const lots = await world.send('GET', `/position/${POSITION}/lot`, { token });
    expect(lots.body).toMatchObject({ data: [{ quantity: '3' }] });
    const canceled = await world.send('DELETE', `/order/${ORDER}`, { token });
    expect(canceled.body).toMatchObject({ id: ORDER, status: 'canceled' });
    const held = `select balance::text as held from book where owner = 'mem_OLD' and account_kind = 'trade' and book = 'held'`;
    expect(await first(held)).toEqual({ held: '0.00000000' });
    expect(await brokenInvariants(db.read)).toEqual([]);
  });
});
