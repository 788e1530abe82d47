import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database.js';
import { describeOnBothStores } from './createTestStore.js';
import { EXCEPTIONS, findFaultsOfDistribution, TABLES } from './distribution.js';

describeOnBothStores('the keys of a migrated database', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());

  /** The faults that are found after `ddl`, which is rolled back afterwards. */
  async function faultsWith(...ddl: readonly string[]): Promise<string[]> {
    let faults: string[] = [];
    const planting = db.transaction(async (tx) => {
      for (const statement of ddl) await sql.raw(statement).execute(tx);
      const owned = [...TABLES.member, 'planted'];
      faults = await findFaultsOfDistribution(tx, { ...TABLES, member: owned });
      throw new Error('undone');
    });
    await expect(planting).rejects.toThrow('undone');
    return faults;
  }
  const table = 'create table planted (member_id text not null, id text not null, mail text, symbol text';
  const keyed = `${table}, primary key (member_id, id)`;

  it('begin with the member, but for those that are listed with their cure', async () => {
    expect(await findFaultsOfDistribution(db.read)).toEqual([]);
  });

  it('may be new ones that begin with the member, and foreign ones of what stands everywhere', async () => {
    const keys = [
      'primary key (member_id, id)',
      'unique (member_id, mail)',
      'foreign key (member_id) references member',
      'foreign key (symbol) references instrument_status',
    ];
    expect(await faultsWith(`${table}, ${keys.join(', ')})`, 'create index on planted (mail)')).toEqual([]);
  });

  it.each([
    ['a primary key', `${table}, primary key (id, member_id))`, 'planted_pkey'],
    ['a unique key', `${keyed}, unique (mail))`, 'planted_mail_key'],
    ['a unique index', `${keyed}); create unique index once on planted (mail) where mail <> ''`, 'once'],
    [
      'a key of an expression',
      `${keyed}); create unique index once on planted (lower(member_id), id)`,
      'once',
    ],
    ['a foreign key', `${keyed}, foreign key (id) references member)`, 'planted_id_fkey'],
  ])('may not be %s of another column', async (_, ddl, name) => {
    expect(await faultsWith(...ddl.split(';'))).toEqual([
      `${name} of planted does not begin with member_id.`,
    ]);
  });

  it('may not point at a member by another column than the one that says where the member lies', async () => {
    expect(await faultsWith(`${keyed}, foreign key (member_id) references member (mail))`)).toEqual([
      'planted_member_id_fkey of planted does not begin with member_id.',
    ]);
  });

  it('may not point at what a member owns from anywhere else', async () => {
    expect(await faultsWith(`${keyed})`, 'alter table job add foreign key (ref) references member')).toEqual([
      'job_ref_fkey of job does not begin with member_id.',
    ]);
  });

  it('are of tables that are listed, as what they are', async () => {
    const faults = await faultsWith(
      `${table})`,
      'create table newcomer (n int)',
      'alter table rate_window add member_id text not null',
    );
    expect(faults).toEqual([
      'newcomer is listed nowhere: member, reference or queue?',
      'rate_window has a member in each row, so the member owns it.',
      'newcomer has no primary key.',
      'planted has no primary key.',
    ]);
    const without = TABLES.member.filter((name) => name !== 'upload_blob');
    expect(await findFaultsOfDistribution(db.read, { ...TABLES, member: [...without, 'gone'] })).toEqual([
      'upload_blob is listed nowhere: member, reference or queue?',
      'gone is listed and not there.',
      'upload_blob has a member in each row, so the member owns it.',
    ]);
  });

  it('leave the list of exceptions when they are cured', async () => {
    const cured = { cure: 'Begins with the member now.', keys: ['watchlist_pkey', 'account_member_id_fkey'] };
    expect(await findFaultsOfDistribution(db.read, TABLES, [...EXCEPTIONS, cured])).toEqual([
      'watchlist_pkey is an exception that is not needed any more.',
      'account_member_id_fkey is an exception that is not needed any more.',
    ]);
  });

  it('are excused once each', () => {
    const keys = EXCEPTIONS.flatMap((group) => group.keys);
    expect(new Set(keys).size).toBe(keys.length);
    const listed = [...TABLES.member, ...Object.keys(TABLES.reference), ...TABLES.queue];
    expect(new Set(listed).size).toBe(listed.length);
  });
});
