import { decimal } from '@fairlot/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database, Tx } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { anchorDays, listAnchors, toLine, type Anchor } from './anchors.js';
import type { AnchorCopy } from './chain.js';
import { checkInvariants } from './invariants.js';
import { postAll } from './post.js';

const TODAY = '2026-03-05';
/** The second day has more than a page. */
const JOURNALS_OF_DAY = { '2026-03-02': 3, '2026-03-03': 501, [TODAY]: 2 };

/** What a forger with the rights of the database's owner can do. */
const forgery = {
  unlock: sql`alter table journal disable trigger user; alter table entry disable trigger user;
    alter table ledger_anchor disable trigger user`,
  lock: sql`alter table journal enable trigger user; alter table entry enable trigger user;
    alter table ledger_anchor enable trigger user`,
  /** Gives the last journal of a book a new seal that matches its content. */
  seal: (ref: string) => sql`
    with now as (
      select ref, sha256(convert_to(encode(earlier.seal, 'hex') || journal_text(ref, journal.kind, reverses, subject_type, subject_id,
               effective_at, array_agg(owner order by line), array_agg(account_kind order by line),
               array_agg(book order by line), array_agg(commodity order by line), array_agg(amount order by line)), 'UTF8')) as seal
        from journal join entry on journal_ref = ref,
             (select seal from journal where ref = ${`${ref}:before`}) as earlier
       where ref = ${ref} group by journal.ref, earlier.seal
    ), sealed as (update journal set seal = now.seal from now where journal.ref = now.ref)
    update book set head = now.seal from now where owner = 'mem_last'`,
};

class Undone extends Error {}

describeOnBothStores('the chain of the ledger', (makeStore) => {
  let db: Database;
  const announced: Anchor[] = [];
  const tell = (_tx: Tx, anchor: Anchor): Promise<void> => Promise.resolve(void announced.push(anchor));

  beforeAll(async () => {
    db = await makeStore();
    for (const [day, count] of Object.entries(JOURNALS_OF_DAY))
      await recordOn(
        day,
        Array.from({ length: count }, (_, index) => deposit(`${day}:${index}`, `mem_${index % 7}`)),
      );
    await recordOn('2026-03-03', [deposit('last:before', 'mem_last'), deposit('last', 'mem_last')]);
  });
  afterAll(() => db.close());
  beforeEach(() => void (announced.length = 0));

  const deposit = (ref: string, memberId: string) => ({
    kind: 'test',
    ref,
    effectiveAt: new Date('2026-03-02T15:00:00.000Z'),
    lines: [
      {
        memberId,
        account: 'trade' as const,
        book: 'available' as const,
        commodity: 'USD',
        amount: decimal('1'),
      },
      { house: 'bank' as const, commodity: 'USD', amount: decimal('-1') },
    ],
  });

  /** Sets the day of journals. The database's clock records it, which a test cannot move. */
  const recordOn = (day: string, journals: ReturnType<typeof deposit>[]) =>
    db.transaction(async (tx) => {
      await postAll(tx, journals);
      await run(tx, forgery.unlock);
      await sql`update journal set recorded_at = ${`${day}T10:00:00Z`}::timestamptz
                 where ref = any(${journals.map(({ ref }) => ref)}::text[])`.execute(tx);
      await run(tx, forgery.lock);
    });

  /** Several statements run as one simple query, which allows no parameters. */
  const run = async (tx: Tx, statements: ReturnType<typeof sql>): Promise<void> => {
    await sql.raw(statements.compile(tx).sql).execute(tx);
  };

  /** The invariants that a forgery breaks, in the ledger and its copies; the forgery is rolled back. */
  const broken = async (
    forge: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
    copies: readonly AnchorCopy[] = [],
  ): Promise<Record<string, string>> => {
    let found: Record<string, string> = {};
    const done = db.transaction(async (tx) => {
      await run(tx, forgery.unlock);
      await forge(tx);
      await run(tx, forgery.lock);
      const chain = (await checkInvariants(tx, copies)).filter(({ id }) => id === 'I10' || id === 'I13');
      expect(chain).toHaveLength(2);
      found = Object.fromEntries(chain.filter(({ ok }) => !ok).map(({ id, detail }) => [id, detail]));
      throw new Undone();
    });
    await expect(done).rejects.toThrow(Undone);
    return found;
  };

  it('is anchored once a day by any number of processes, each day on the day before', async () => {
    await Promise.all([anchorDays(db, TODAY, tell), anchorDays(db, TODAY, tell)]);
    const anchors = await listAnchors(db.read);
    expect(anchors.map(({ day, journals }) => [day, journals])).toEqual([
      ['2026-03-02', 3],
      ['2026-03-03', 503],
    ]);
    expect(announced.map(toLine).sort()).toEqual(anchors.map(toLine));
    await anchorDays(db, '2026-03-06', tell);
    expect(announced.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03', TODAY]);
    expect(await broken()).toEqual({});
  });

  it('refuses changes of the table of its anchors', async () => {
    for (const change of [sql`update ledger_anchor set journals = 1`, sql`delete from ledger_anchor`])
      await expect(change.execute(db.read)).rejects.toMatchObject({ code: '42501' });
  });

  it('reveals the first journal that was changed', async () => {
    const found = await broken((tx) =>
      sql`update entry set amount = amount * 2 where journal_ref in ('2026-03-03:9', '2026-03-03:4', ${`${TODAY}:0`})`.execute(
        tx,
      ),
    );
    expect(found).toEqual({ I10: expect.stringMatching(/^3 × .* first: 2026-03-03:4 of 2026-03-03$/) });
  });

  it('reveals the day in which a journal was changed and sealed again', async () => {
    const found = await broken(async (tx) => {
      await sql`update entry set amount = amount * 2 where journal_ref = 'last'`.execute(tx);
      await forgery.seal('last').execute(tx);
    });
    expect(found).toEqual({
      I13: expect.stringMatching(/first: 2026-03-03 503 \w{64} in the ledger, .*2026-03-03 503/),
    });
  });

  it('reveals a journal that lost its entries, and one of no time', async () => {
    const lost = await broken((tx) => sql`delete from entry where journal_ref = 'last'`.execute(tx));
    expect(lost).toEqual({ I10: expect.stringContaining('first: last of 2026-03-03') });
    for (const time of ['infinity', '-infinity']) {
      const found = await broken((tx) =>
        sql`update journal set effective_at = ${time} where ref = '2026-03-03:9'`.execute(tx),
      );
      expect(found).toEqual({ I10: expect.stringMatching(/^1 × .* first: 2026-03-03:9 of 2026-03-03$/) });
    }
  });

  it('reveals the day from which a journal was removed', async () => {
    const found = await broken(async (tx) => {
      await sql`delete from entry where journal_ref = 'last'`.execute(tx);
      await sql`delete from journal where ref = 'last'`.execute(tx);
      await sql`update book set version = 1, balance = 1, head = (select seal from journal where ref = 'last:before')
                 where owner = 'mem_last'`.execute(tx);
    });
    expect(found).toEqual({ I13: expect.stringMatching(/first: 2026-03-03 503 .*2026-03-03 502/) });
  });

  it('reveals the day into which a journal was inserted', async () => {
    const found = await broken(async (tx) => {
      await postAll(tx, [deposit('invented', 'mem_invented')]);
      await sql`update journal set recorded_at = '2026-03-02T09:00:00Z' where ref = 'invented'`.execute(tx);
    });
    expect(found).toEqual({ I13: expect.stringMatching(/first: 2026-03-02 3 .*2026-03-02 4/) });
  });

  it('reveals an anchor that was changed, moved or removed', async () => {
    const changes = [
      sql`update ledger_anchor set head = sha256('forged') where day = '2026-03-03'`,
      sql`update ledger_anchor set day = '2026-03-04' where day = '2026-03-03'`,
      sql`delete from ledger_anchor where day = '2026-03-03'`,
    ];
    for (const change of changes)
      expect(await broken((tx) => change.execute(tx))).toEqual({
        I13: expect.stringMatching(/in the ledger, its journals say 2026-03-03 503/),
      });
  });

  it('reveals by a copy elsewhere a forgery that includes all anchors', async () => {
    const copy = { name: 'the copy', text: (await listAnchors(db.read)).map(toLine).join('') };
    expect(await broken(undefined, [copy])).toEqual({});
    expect(await broken(undefined, [{ ...copy, text: copy.text.slice(0, -30) }])).toEqual({});
    const forgeAll = async (tx: Tx): Promise<void> => {
      await sql`delete from ledger_anchor`.execute(tx);
      await sql`update entry set amount = amount * 2 where journal_ref = 'last'`.execute(tx);
      await forgery.seal('last').execute(tx);
    };
    expect(await broken(forgeAll)).toEqual({});
    expect(await broken(forgeAll, [copy])).toEqual({
      I13: expect.stringMatching(/first: 2026-03-03 .* in the copy, /),
    });
    const longer = { ...copy, text: `${copy.text}2026-03-06 1 ${'0'.repeat(64)}\n` };
    expect(await broken(undefined, [longer])).toEqual({
      I13: expect.stringMatching(/journals say nothing$/),
    });
  });

  it('is not anchored on a day whose seals do not hold', async () => {
    await db.transaction((tx) => postAll(tx, [deposit('tampered', 'mem_tampered')]));
    await db.transaction(async (tx) => {
      await run(tx, forgery.unlock);
      await sql`update journal set seal = sha256('forged') where ref = 'tampered'`.execute(tx);
      await run(tx, forgery.lock);
    });
    await expect(anchorDays(db, '2100-01-01', tell)).rejects.toThrow(/journal tampered does not hold/);
    expect(announced).toEqual([]);
  });
});
