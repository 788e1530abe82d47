import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestClock } from '../clock/testing.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { createEmptyStore } from '../db/testing/createTestStore.js';
import { checkInvariants } from '../ledger/invariants.js';
import { cleanUp } from '../work/housekeeping.js';
import { listEntryRows } from './entries.js';

const MEMBER = 'mem_old';
const FIRST_WITH_KINDS = '0293_entry_kind';

it('lists older entries by their kind after the upgrade, and keeps their seals', async () => {
  const db = await createEmptyStore();
  const before = readMigrations().filter(
    ({ name, isRepeatable }) => name < FIRST_WITH_KINDS && !isRepeatable,
  );
  await migrate(db, { migrations: before });
  const book = (ref: string, kind: string) =>
    sql`select post_journal(${ref}, ${kind}, null, null, null, now(), array[${`ent_${ref}a`}, ${`ent_${ref}b`}],
          array[${MEMBER}, 'house'], array['cash', ''], array['available', 'bank'], array['USD', 'USD'],
          array[1, -1]::numeric[])`.execute(db.read);
  await sql`insert into member (id, mail, nickname, invite_code, password_hash, created_at)
            values (${MEMBER}, 'old@test.example', 'Old', 'OLD', 'none', now())`.execute(db.read);
  await sql`insert into account (id, member_id, kind, currency, created_at)
            values ('acc_old', ${MEMBER}, 'cash', 'USD', now())`.execute(db.read);
  await book('one', 'deposit_pass');
  const seals = async () => (await sql`select ref, seal from journal order by ref`.execute(db.read)).rows;
  const sealsBefore = await seals();

  await migrate(db);
  expect(await seals()).toEqual(sealsBefore);
  await book('two', 'deposit_pass');
  await book('three', 'fee');
  const filter = { accountId: undefined, kind: 'deposit_pass', from: undefined, to: undefined };
  const list = async (): Promise<string[]> =>
    (await listEntryRows(db.read, MEMBER, filter, { limit: 20, after: null })).rows.map(({ id }) => id);
  expect(await list()).toEqual(['ent_twoa', 'ent_onea']);
  const faults: unknown[] = [];
  const monitor = {
    done: () => undefined,
    failed: () => undefined,
    broke: (...what: unknown[]) => void faults.push(what),
  };
  await cleanUp({ db, clock: createTestClock(), monitor }, {});
  expect(faults).toEqual([]);
  const { rows } = await sql`select distinct kind from entry order by kind`.execute(db.read);
  expect(rows).toEqual([{ kind: 'deposit_pass' }, { kind: 'fee' }]);
  expect(await list()).toEqual(['ent_twoa', 'ent_onea']);
  // The other invariants need the rows of a whole broker.
  const ofLedger = new Set(['I1', 'I2', 'I3', 'I4', 'I5', 'I8', 'I9', 'I10']);
  expect((await checkInvariants(db.read)).filter(({ id, ok }) => ofLedger.has(id) && !ok)).toEqual([]);
  await db.close();
});
