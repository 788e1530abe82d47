import { setTimeout as wait } from 'node:timers/promises';
import { decimal } from '@fairlot/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { partitionByMember } from '../db/partition.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { addJob, jobWork, runDueJobs } from '../jobs/jobs.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { post } from '../ledger/post.js';
import type { OperatorWire } from '../operators/operation.js';
import { openOperatorOffice } from '../operators/testing/operatorOffice.js';
import { createStoreWatch } from '../storeWatch/storeWatch.js';
import type { Belongings } from './testing/example.js';
import { examples } from './testing/examples.js';
import { openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import type { Answer } from './testing/exchange.js';

const PARTITIONS = 4;
const OTHER = `mem_${'7'.repeat(26)}`;

/** A partition of the member whose rows are lost. */
interface Lost {
  readonly table: string;
  readonly part: string;
  readonly bound: string;
}

describe.skipIf(!hasPostgres)('a database that lost a partition', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let db: Database;
  let world: ContractWorld;
  /** The member who loses rows, and one whose rows lie in other partitions. */
  let loser = '';
  let other = '';
  let symbol = '';
  let parts: readonly Lost[];
  let tokens: { readonly loser: string; readonly other: string };

  beforeAll(async () => {
    store = await createPostgresDatabase();
    const plain = connectPostgres(store.url);
    await partitionByMember(plain, PARTITIONS);
    await plain.close();
    db = connectPostgres(store.url);
    world = await openContractWorld(db);
    await addMembers();
    const { rows } = await sql<Lost>`
      select c.relname as table, p.relname as part, pg_get_expr(p.relpartbound, p.oid) as bound
        from pg_class c join pg_inherits i on i.inhparent = c.oid join pg_class p on p.oid = i.inhrelid
       where c.relkind = 'p' and satisfies_hash_partition(c.oid, ${PARTITIONS},
               substring(pg_get_expr(p.relpartbound, p.oid) from 'remainder (\\d+)')::int, ${loser}::text)
       order by 1`.execute(db.read);
    parts = rows;
    const { body } = await world.send('GET', '/order?limit=1', { token: await world.signIn('demo') });
    symbol = (body as { data: { symbol: string }[] }).data[0]?.symbol ?? '';
    tokens = { loser: await world.signIn('loser'), other: await world.signIn('other') };
  }, 180_000);
  afterAll(async () => {
    await world.close();
    await db.close();
    await store.remove();
  });

  /** Two customers with money like the demo customer, in different partitions. */
  async function addMembers(): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select id from (select 'mem_' || lpad(n::text, 26, '0') as id from generate_series(1, 50) n) as ids, generate_series(0, 3) as r
       where satisfies_hash_partition('book'::regclass, 4, r, ${OTHER}::text)
         and not satisfies_hash_partition('book'::regclass, 4, r, id) limit 1`.execute(db.read);
    loser = rows[0]?.id ?? '';
    other = OTHER;
    for (const [id, name] of [
      [loser, 'loser'],
      [other, 'other'],
    ] as const) {
      const mail = `${name}@fairlot.example`;
      const fields = JSON.stringify({
        id,
        mail,
        area_code: null,
        phone: null,
        invite_code: name,
        invited_by: null,
      });
      await db.transaction(async (tx) => {
        await sql`insert into member select (jsonb_populate_record(m, ${fields}::jsonb)).* from member m
          where mail = 'demo@fairlot.example'`.execute(tx);
        await sql`insert into account select a.id || ${name}, ${id}, a.kind, a.currency, a.created_at
          from account a join member m on m.id = a.member_id where mail = 'demo@fairlot.example'`.execute(tx);
        await post(tx, {
          kind: 'deposit_pass',
          ref: `gift:${name}`,
          effectiveAt: world.broker.clock.now(),
          lines: [
            {
              memberId: id,
              account: 'trade',
              book: 'available',
              commodity: 'USD',
              amount: decimal('100000'),
            },
            { house: 'bank', commodity: 'USD', amount: decimal('-100000') },
          ],
        });
      });
    }
  }

  /** Runs `during` without a partition. @returns false if PostgreSQL keeps it, because other rows refer to its rows */
  async function without({ table, part, bound }: Lost, during: () => Promise<void>): Promise<boolean> {
    try {
      await sql.raw(`alter table ${table} detach partition ${part}`).execute(db.read);
    } catch (error) {
      expect(String(error)).toContain('violates foreign key');
      return false;
    }
    try {
      await during();
    } finally {
      await sql.raw(`alter table ${table} attach partition ${part} ${bound}`).execute(db.read);
    }
    return true;
  }

  const signIn = (name: string): Promise<Answer> =>
    world.send('POST', '/member/login', { body: { mail: `${name}@fairlot.example`, password: 'Fairlot26' } });
  let orders = 0;
  const place = (token: string): Promise<Answer> =>
    world.send('POST', '/order', {
      token,
      body: { symbol, direction: 'long', order_type: 'market', quantity: '1' },
      headers: { 'idempotency-key': `order-${(orders += 1)}` },
    });
  const ask = async (name: 'loser' | 'other'): Promise<string[]> =>
    Promise.all(
      [
        place(tokens[name]),
        world.send('GET', '/member/profile', { token: tokens[name] }),
        world.send('GET', '/order', { token: tokens[name] }),
        signIn(name),
      ].map(async (answer) => {
        const { status, body } = await answer;
        return status < 300 ? 'ok' : `${status} ${(body as { code: string }).code}`;
      }),
    );

  it('refuses its members, whatever table it was of, serves all others, and goes on when it is back', async () => {
    let lost = 0;
    for (const part of parts) {
      const isLost = await without(part, async () => {
        expect([part.table, await ask('loser')]).toEqual([part.table, Array(4).fill('503 unavailable')]);
        expect([part.table, await ask('other')]).toEqual([part.table, Array(4).fill('ok')]);
      });
      if (isLost) lost += 1;
    }
    expect(parts.length).toBeGreaterThan(35);
    expect(lost).toBeGreaterThan(30);
    expect(await ask('loser')).toEqual(Array(4).fill('ok'));
    // The gifts of the test are journals of no deposit.
    const broken = await brokenInvariants(db.read);
    expect(broken.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^2 × .* gift:/)]);
  }, 240_000);

  it('asks for the second factor of a member, or refuses', async () => {
    await sql`insert into member_totp (member_id, enabled_at) values (${loser}, now())`.execute(db.read);
    const totp = parts.find(({ table }) => table === 'member_totp');
    if (totp === undefined) throw new Error('Second factors are not in partitions.');
    const tokenOf = ({ body }: Answer) => (body as { token?: string }).token;
    expect(tokenOf(await signIn('loser'))).toBeUndefined();
    await without(totp, async () => {
      const answer = await signIn('loser');
      expect([answer.status, tokenOf(answer)]).toEqual([503, undefined]);
    });
    await sql`delete from member_totp where member_id = ${loser}`.execute(db.read);
    expect(tokenOf(await signIn('loser'))).toHaveLength(43);
  });

  it('leaves due work of its members for later, and each job that is about many', async () => {
    const { context } = world.broker;
    const done: string[] = [];
    const handlers = {
      count: (_tx: unknown, { ref }: { readonly ref: string }) => Promise.resolve(void done.push(ref)),
    };
    const dueAt = context.clock.now();
    await db.transaction(async (tx) => {
      for (const memberId of [loser, other])
        await addJob(tx, context, { kind: 'count', ref: memberId, memberId, payload: null, dueAt });
      await addJob(tx, context, { kind: 'count', ref: 'of many', payload: null, dueAt });
    });
    await place(tokens.loser);
    await place(tokens.other);
    const countOpen = async (memberId: string): Promise<number> => {
      const { rows } = await sql`
        select from trade_order where member_id = ${memberId} and status = 'wait'`.execute(db.read);
      return rows.length;
    };
    const books = parts.find(({ table }) => table === 'book');
    if (books === undefined) throw new Error('Books are not in partitions.');
    const isLost = await without(books, async () => {
      const fail = (_item: unknown, error: unknown): never => {
        throw error;
      };
      await runDueJobs(context, handlers, fail);
      expect(done).toEqual([other]);
      await world.broker.runDue();
      expect([(await countOpen(loser)) > 0, await countOpen(other)]).toEqual([true, 0]);

      // The partition is lost between listing and doing the work: nothing is done, and nothing counts as failed.
      const [source] = jobWork(context, handlers).sources;
      const { id } = await db.read
        .selectFrom('job')
        .select('id')
        .where('ref', '=', loser)
        .executeTakeFirstOrThrow();
      const item = { source: 'job', id, memberId: loser, dueAt, arrival: null, attempts: 0 };
      await expect(source?.process(item)).rejects.toThrow(/^Table book lacks the partition/);
      done.length = 0;
    });
    expect(isLost).toBe(true);
    await runDueJobs(context, handlers, () => undefined);
    await world.broker.runDue();
    expect(done.sort()).toEqual([loser, 'of many'].sort());
    expect([await countOpen(loser), await countOpen(other)]).toEqual([0, 0]);
    expect((await sql`select from work_failure`.execute(db.read)).rows).toEqual([]);
  });

  it('decides nothing about them, wholly or in part, for an operator', async () => {
    const belongings = { token: tokens.loser } as Belongings;
    const example = await examples['createDeposit']?.(belongings, world);
    const { body: deposit } = await world.send('POST', '/deposit', { token: tokens.loser, ...example });
    const { id } = deposit as { id: string };
    const office = await openOperatorOffice(
      world,
      () => new Date(),
      () => undefined,
    );
    const why = { reason: 'As agreed' };
    const refuse = { path: ['deposit', id], body: { decision: 'refuse', ...why } };
    const ofLoser = { path: [loser], body: why };
    const { reviewer, approver } = office.people;
    const proposal = (await office.as('reviewer', 'freezeMember', ofLoser)) as OperatorWire['Proposal'];
    const confirm = { path: [proposal.id], body: why };
    const deeds = async () => (await sql`select from operator_audit`.execute(db.read)).rows.length;
    const before = await deeds();
    for (const part of parts) {
      await without(part, async () => {
        const answers = [
          await office.call(reviewer.token, 'getCase', { path: refuse.path }),
          await office.call(reviewer.token, 'decideCase', refuse),
          await office.call(reviewer.token, 'answerQuestion', { path: [loser], body: { text: 'Hello' } }),
          await office.call(approver.token, 'confirmProposal', confirm),
        ];
        const said = answers.map(({ status }) => status);
        // A case whose rows are all there can be looked at.
        expect([part.table, ...said.slice(1)]).toEqual([part.table, 503, 503, 503]);
        expect([200, 503]).toContain(said[0]);
      });
    }
    expect(await deeds()).toBe(before);
    expect(
      ((await office.as('reviewer', 'listProposals')) as OperatorWire['ProposalList']).data,
    ).toHaveLength(1);
    expect((await office.call(reviewer.token, 'decideCase', refuse)).status).toBe(200);
    await office.as('approver', 'withdrawProposal', { path: [proposal.id], query: '?reason=Done' });
  });

  it('says once in its log which partition is missing, counts it, and says when it is back', async () => {
    const lines: string[] = [];
    const keep = (_fields: unknown, text: string): void => void lines.push(text);
    const watch = createStoreWatch({
      db,
      refresh: () => Promise.resolve(),
      monitor: { broke: (_what, error) => expect.fail(String(error)) },
      log: { error: keep, info: keep } as unknown as Parameters<typeof createStoreWatch>[0]['log'],
    });
    const [first] = parts.filter(({ table }) => table === 'fill');
    if (first === undefined) throw new Error('Fills are not in partitions.');
    const remainder = /remainder (\d)/.exec(first.bound)?.[1] ?? '';
    const metric = `fairlot_partition_missing{table="fill",remainder="${remainder}"} 1`;
    await without(first, async () => {
      watch.start();
      await vi.waitUntil(() => watch.metrics().includes(metric), { timeout: 20_000 });
      // Several looks later there is still one line.
      await wait(2_500);
      expect(lines).toEqual([
        expect.stringMatching(new RegExp(`^Table fill lacks the partition with remainder ${remainder} of 4`)),
      ]);
    });
    await vi.waitUntil(() => lines.length > 1, { timeout: 20_000 });
    expect(lines[1]).toBe('A partition of fill is there again.');
    expect(watch.metrics()).not.toContain(metric);
    await watch.stop();
  });
});
