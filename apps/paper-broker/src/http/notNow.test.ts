import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createTestApp, type TestApp } from './testing/createTestApp.js';

describeOnBothStores('a store that says "not now"', (makeStore, kind) => {
  let db: Database;
  let test: TestApp;
  let work: () => Promise<unknown> = () => Promise.resolve();

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(db, () => ({
      listLanguages: async () => {
        await work();
        return { status: 200, body: { data: [], next_cursor: null } };
      },
    }));
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const ask = () => test.app.inject({ url: '/api/v1/language' });
  const raise = (code: string) =>
    sql`do ${sql.raw(`$$ begin raise exception 'x' using errcode = '${code}'; end $$`)}`;

  it.each([
    ['a serialization failure', '40001'],
    ['a deadlock', '40P01'],
    ['a lock that is not free', '55P03'],
    ['a transaction that stood still', '25P03'],
    ['a transaction that took too long', '25P04'],
    ['a statement that took too long', '57014'],
    ['a shutdown', '57P01'],
    ['too many connections', '53300'],
    ['a full disk', '53100'],
    ['a lost connection', '08006'],
    ['a primary that has become a standby', '25006'],
    ['a disk that fails', '58030'],
    ['a password that was changed', '28P01'],
    ['a database that was renamed', '3D000'],
  ])('is 503 with the time to wait, never 500: %s', async (_what, code) => {
    for (const run of [
      () => raise(code).execute(db.read),
      () => db.transaction((tx) => raise(code).execute(tx)),
    ]) {
      work = run;
      const answer = await ask();
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it.each(['22012', '42703', 'P0001'])('is not used for an error of the server: %s', async (code) => {
    work = () => raise(code).execute(db.read);
    expect((await ask()).statusCode).toBe(500);
  });

  if (kind === 'postgres')
    it('is 503 where the connection is lost in the midst of a transaction', async () => {
      work = () =>
        db.transaction(async (tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
          await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.read);
          await wait(50);
          await sql`select 1`.execute(tx);
        });
      expect((await ask()).statusCode).toBe(503);
      work = () => sql`select 1`.execute(db.read);
      expect((await ask()).statusCode).toBe(200);
    });

  it('is not used when two try at the same time and one wins: the other gets its own refusal', async () => {
    await sql`create table seat (name text primary key)`.execute(db.read);
    let looking = 0;
    const book = () =>
      db.transaction(async (tx) => {
        const { rows } = await sql`select 1 from seat where name = 'first'`.execute(tx);
        looking += 1;
        // On PostgreSQL, both transactions read before one of them writes.
        for (let turn = 0; turn < 20 && looking < 2; turn += 1) await wait(10);
        if (rows.length > 0) return 'taken';
        await sql`insert into seat values ('first')`.execute(tx);
        return 'mine';
      });
    expect((await Promise.all([book(), book()])).sort()).toEqual(['mine', 'taken']);
  });
});
