import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../clock/testing.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createEventLog } from './eventLog.js';
import { createMemberFeed } from './memberFeed.js';

describeOnBothStores('the log of events', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
    await sql`insert into member (id, mail, nickname, invite_code, password_hash, created_at)
      values ('mem_A', 'a@test.example', 'A', 'A000', 'none', now())`.execute(db.read);
  });
  afterAll(() => db.close());

  const write = (subject: string, seq?: number) =>
    seq === undefined
      ? sql`insert into member_event (member_id, event, subject_id) values ('mem_A', 'order', ${subject})`.execute(
          db.read,
        )
      : sql`insert into member_event (member_id, seq, event, subject_id) overriding system value
            values ('mem_A', ${seq}::bigint, 'order', ${subject})`.execute(db.read);

  it('gives each event once, those included that were committed after later ones', async () => {
    let nowMs = 0;
    const log = createEventLog(db, () => nowMs);
    const readNew = async () => (await log.readNew()).map(({ subjectId }) => subjectId);
    await write('first', 1_000);
    expect(await readNew()).toEqual(['first']);
    await write('third', 1_003);
    expect(await readNew()).toEqual(['third']);
    nowMs = 5_000;
    await write('second', 1_001);
    expect(await readNew()).toEqual(['second']);
    expect(await readNew()).toEqual([]);
    // By now a missing number counts as rolled back.
    nowMs = 20_000;
    expect(await readNew()).toEqual([]);
    await write('never', 1_002);
    expect(await readNew()).toEqual([]);
    await sql`delete from member_event`.execute(db.read);
  });

  it('gives what began before the first event that it read, and was committed after that', async () => {
    const log = createEventLog(db);
    await write('second', 2_002);
    expect((await log.readNew()).map(({ subjectId }) => subjectId)).toEqual(['second']);
    await write('first', 2_001);
    expect((await log.readNew()).map(({ subjectId }) => subjectId)).toEqual(['first']);
    await sql`delete from member_event`.execute(db.read);
  });

  it('gives all of a large transaction, though a later event was committed before it', async () => {
    const log = createEventLog(db);
    await write('before', 3_000);
    await write('after', 9_000);
    expect(await log.readNew()).toHaveLength(2);
    await sql`insert into member_event (member_id, seq, event, subject_id) overriding system value
      select 'mem_A', seq, 'notice', seq::text from generate_series(3100, 8100) as seq`.execute(db.read);
    const late = await log.readNew();
    expect(new Set(late.map(({ seq }) => seq)).size).toBe(5_001);
    expect(late).toHaveLength(5_001);
    await write('in between', 8_500);
    expect((await log.readNew()).map(({ subjectId }) => subjectId)).toEqual(['in between']);
    await sql`delete from member_event`.execute(db.read);
  });

  it('is read at the same cost for 100,000 listeners, and reaches the one that it concerns', async () => {
    const errors: unknown[] = [];
    const feed = createMemberFeed({ db, clock: createTestClock() }, (error) => errors.push(error));
    const received: string[] = [];
    const nobody = { missed: null, quietMs: 0, known: new Set<string>() };
    const mine = { memberId: 'mem_A', sessionId: 'ses_A', onEnd: () => undefined };
    const ends = [feed.subscribe({ ...mine, onEvent: ({ subjectId }) => received.push(subjectId) }, nobody)];
    for (let index = 0; index < 100_000; index += 1) {
      const listener = {
        memberId: `mem_${index}`,
        sessionId: `ses_${index}`,
        onEvent: () => received.push('a stranger'),
        onEnd: () => undefined,
      };
      ends.push(feed.subscribe(listener, nobody));
    }
    await write('ord_1');
    await expect.poll(() => received, { timeout: 30_000 }).toEqual(['ord_1']);
    expect(errors).toEqual([]);
    for (const end of ends) end();
  });

  it('gives an event to its listener while the check of the sessions waits', async () => {
    // The embedded store does one thing at a time.
    if (db.kind !== 'postgres') return;
    const feed = createMemberFeed({ db, clock: createTestClock() }, () => undefined);
    const received: string[] = [];
    const listener = {
      memberId: 'mem_A',
      sessionId: 'ses_A',
      onEvent: ({ subjectId }: { subjectId: string }) => received.push(subjectId),
      onEnd: () => undefined,
    };
    const checksThatWait = sql<{ count: number }>`
      select count(*)::int as count from pg_locks
       where relation = 'member_session'::regclass and not granted
         and database = (select oid from pg_database where datname = current_database())`;
    await db.transaction(async (tx) => {
      await sql`lock table member_session in access exclusive mode`.execute(tx);
      const end = feed.subscribe(listener, { missed: null, quietMs: 0, known: new Set() });
      await expect
        .poll(async () => (await checksThatWait.execute(tx)).rows, { timeout: 30_000 })
        .toEqual([{ count: 1 }]);
      await write('ord_2');
      const hear = async () => {
        // A transaction that does nothing for some seconds is ended.
        await checksThatWait.execute(tx);
        return received;
      };
      await expect.poll(hear, { timeout: 30_000 }).toContain('ord_2');
      end();
    });
  });
});
