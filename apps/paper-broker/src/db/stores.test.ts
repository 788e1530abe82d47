import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.js';
import { findNewerMigration, isMigrated, migrate, readMigrations } from './migrate.js';
import { describeOnBothStores } from './testing/createTestStore.js';

describeOnBothStores('the store', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());

  it('is migrated, and migrating again changes nothing', async () => {
    expect(await isMigrated(db)).toBe(true);
    const applied: string[] = [];
    await Promise.all([1, 2].map(() => migrate(db, { onStep: ({ name }) => applied.push(name) })));
    expect(applied).toEqual([]);
  });

  it('reads at once which migrations have run, so that a start needs no transaction for each', async () => {
    let transactions = 0;
    const counted: Database = {
      ...db,
      transaction(work) {
        transactions += 1;
        return db.transaction(work);
      },
    };
    await migrate(counted);
    expect(transactions).toBe(0);
  });

  it('refuses a migration that was changed after it had run', async () => {
    const original = await sql<{ hash: string }>`
      select hash from schema_migration where name = '0001_platform'`.execute(db.read);
    await sql`update schema_migration set hash = 'other' where name = '0001_platform'`.execute(db.read);
    await expect(migrate(db)).rejects.toThrow(/0001_platform was changed/);
    await sql`update schema_migration set hash = ${original.rows[0]?.hash} where name = '0001_platform'`.execute(
      db.read,
    );
  });

  it('runs the SQL functions again when one of them has changed, once', async () => {
    await sql`update schema_migration set hash = 'older' where name = 'functions'`.execute(db.read);
    await sql`drop function store_order`.execute(db.read);
    const applied: string[] = [];
    await Promise.all([1, 2].map(() => migrate(db, { onStep: ({ name }) => applied.push(name) })));
    expect(applied).toEqual(['functions']);
    const { rows } = await sql`select from pg_proc where proname = 'store_order'`.execute(db.read);
    expect(rows).toHaveLength(1);
  });

  it('leaves the functions of a newer version as they are', async () => {
    await sql`insert into schema_migration values ('9999_of_a_later_version', 'x')`.execute(db.read);
    await sql`update schema_migration set hash = 'newer' where name = 'functions'`.execute(db.read);
    await sql`drop function store_order`.execute(db.read);
    await migrate(db);
    expect(await findNewerMigration(db.read)).toBe('9999_of_a_later_version');
    const { rows } = await sql`select from pg_proc where proname = 'store_order'`.execute(db.read);
    expect(rows).toEqual([]);
    await sql`delete from schema_migration where name = '9999_of_a_later_version'`.execute(db.read);
    await migrate(db);
    expect(await findNewerMigration(db.read)).toBeUndefined();
  });

  it('runs a migration in batches, and goes on after the last one when it was cut off', async () => {
    await sql
      .raw(
        `
      create table planted (n int primary key, done boolean not null default false);
      insert into planted select generate_series(1, 5);
      create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
      create trigger cut before update on planted for each row when (new.n = 5) execute function cut_off();`,
      )
      .execute(db.read);
    const text = `
      with batch as (update planted set done = true where n in (
        select n from planted where not done order by n limit 2) returning 1)
      select count(*) as changed from batch`;
    const batches = { name: 'batches', text, hash: 'x', isRepeatable: false, isInBatches: true };
    const countDone = async () =>
      (await sql`select count(*)::int as n from planted where done`.execute(db.read)).rows;
    const run = () => migrate(db, { migrations: [...readMigrations(), batches] });
    await expect(run()).rejects.toThrow('cut off');
    expect(await countDone()).toEqual([{ n: 4 }]);
    await sql`drop trigger cut on planted`.execute(db.read);
    await run();
    expect(await countDone()).toEqual([{ n: 5 }]);
    await sql.raw(`drop table planted; delete from schema_migration where name = 'batches'`).execute(db.read);
  });

  it('returns every column type in the same form', async () => {
    const [row] = await db.prepared<Record<string, unknown>>(
      'types',
      `select 12345678901234567890.12345678::numeric(28,8) as numeric, 9007199254740993::int8 as int8, 7::int4 as int4,
              timestamptz '2026-03-29 01:30:00.123+01' as at, date '2026-02-28' as day, true as flag,
              '{"a":[1,"x",null]}'::jsonb as json, array[1.50,2]::numeric[] as numerics, array[1,2]::int8[] as int8s,
              array['a','b']::text[] as texts, array[date '2026-02-28'] as days, '\\x00ff'::bytea as bytes,
              null::numeric as nothing, $1::numeric as parameter`,
      ['0.10'],
    );
    expect(row).toEqual({
      numeric: '12345678901234567890.12345678',
      int8: '9007199254740993',
      int4: 7,
      at: new Date('2026-03-29T00:30:00.123Z'),
      day: '2026-02-28',
      flag: true,
      json: { a: [1, 'x', null] },
      numerics: ['1.50', '2'],
      int8s: ['1', '2'],
      texts: ['a', 'b'],
      days: ['2026-02-28'],
      bytes: new Uint8Array([0, 255]),
      nothing: null,
      parameter: '0.10',
    });
  });

  it('takes the same parameters: dates, bytes, arrays, JSON text, bigint', async () => {
    const at = new Date('2026-11-01T05:00:00.001Z');
    const { rows } = await sql<Record<string, unknown>>`
      select ${at}::timestamptz as at, ${Buffer.from([1, 2])}::bytea as bytes, ${['x', 'y,"z"']}::text[] as texts,
             ${JSON.stringify({ b: 1 })}::jsonb as json, ${9007199254740993n}::int8 as large`.execute(
      db.read,
    );
    expect(rows[0]).toEqual({
      at,
      bytes: new Uint8Array([1, 2]),
      texts: ['x', 'y,"z"'],
      json: { b: 1 },
      large: '9007199254740993',
    });
  });

  it('keeps nothing of a transaction that throws', async () => {
    const attempt = db.transaction(async (tx) => {
      await tx
        .insertInto('instrument_status')
        .values({ symbol: 'GONE', status: 'halted', changed_at: new Date() })
        .execute();
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    const rows = await db.read
      .selectFrom('instrument_status')
      .selectAll()
      .where('symbol', '=', 'GONE')
      .execute();
    expect(rows).toEqual([]);
  });

  it('tries a transaction again after a serialization failure, three times in all', async () => {
    let attempts = 0;
    const fails = db.transaction(async (tx) => {
      attempts += 1;
      await sql`do $$ begin raise exception 'later' using errcode = '40001'; end $$`.execute(tx);
    });
    await expect(fails).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(3);
  });

  it('stays usable after errors, and passes on their SQLSTATE', async () => {
    await expect(db.prepared('divide', 'select 1 / $1::int as n', [0])).rejects.toMatchObject({
      code: '22012',
    });
    expect(await db.prepared('divide', 'select 1 / $1::int as n', [1])).toEqual([{ n: 1 }]);
  });

  it('runs many transactions at once without losing one', async () => {
    await sql`create table tally (n int not null)`.execute(db.read);
    await sql`insert into tally values (0)`.execute(db.read);
    await Promise.all(
      Array.from({ length: 40 }, () => db.transaction((tx) => sql`update tally set n = n + 1`.execute(tx))),
    );
    expect((await sql<{ n: number }>`select n from tally`.execute(db.read)).rows).toEqual([{ n: 40 }]);
  });
});
