import { decimal, negate, toText, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { createPostgresDatabase, describeOnBothStores } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { connectWatched, rowsHandled, type Plan } from '../db/testing/watchPlans.js';
import { findBalance } from './balance.js';
import { brokenInvariants, checkInvariants } from './invariants.js';
import type { HouseLine, Journal, MemberBook, MemberLine } from './journal.js';
import { entryId, post } from './post.js';

const AT = new Date('2026-03-02T15:00:00.000Z');

const mine = (memberId: string, book: MemberBook, amount: string, commodity = 'USD'): MemberLine => ({
  memberId,
  account: 'trade',
  book,
  commodity,
  amount: decimal(amount),
});
const house = (amount: string, commodity = 'USD'): HouseLine => ({
  house: 'bank',
  commodity,
  amount: decimal(amount),
});
const journal = (ref: string, ...lines: (MemberLine | HouseLine)[]): Journal => ({
  kind: 'test',
  ref,
  effectiveAt: AT,
  lines,
});

/** A movement of a random sequence: from a book, to a book or the bank, an amount in cents. */
const movement = fc.record({
  member: fc.constantFrom('mem_a', 'mem_b'),
  from: fc.constantFrom<MemberBook | 'bank'>('available', 'held', 'bank', 'short'),
  to: fc.constantFrom<MemberBook | 'bank'>('available', 'held', 'bank', 'loan_principal'),
  cents: fc.integer({ min: 1, max: 100_000 }),
});

describeOnBothStores('the ledger', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());
  const submit = (entry: Journal): Promise<void> => db.transaction((tx) => post(tx, entry));
  const available = (memberId: string): Promise<Decimal> =>
    findBalance(db.read, { memberId, account: 'trade', book: 'available', commodity: 'USD' });
  const broken = async (): Promise<string[]> => (await brokenInvariants(db.read)).map((check) => check.id);

  it('refuses a journal that does not balance in each commodity', async () => {
    await expect(submit(journal('odd', mine('mem_x', 'available', '1'), house('-2')))).rejects.toThrow(
      /USD is off by -1/,
    );
    const mixed = journal('mixed', mine('mem_x', 'available', '1'), house('-1', 'EUR'));
    await expect(submit(mixed)).rejects.toThrow(/does not balance/);
    const unchecked = sql`select post_journal('sql', 'test', null, null, null, now(), array['ent_1'], array['mem_x'],
      array['trade'], array['available'], array['USD'], array[1]::numeric[])`;
    await expect(unchecked.execute(db.read)).rejects.toMatchObject({ code: '23514' });
  });

  it('posts a reference once', async () => {
    const once = journal('once', mine('mem_once', 'available', '5'), house('-5'));
    await submit(once);
    await expect(submit(once)).rejects.toMatchObject({ code: '23505' });
    expect(toText(await available('mem_once'))).toBe('5');
  });

  it('joins the lines of one book and omits lines of zero', async () => {
    await submit(
      journal(
        'joined',
        mine('mem_j', 'available', '5'),
        mine('mem_j', 'available', '-2'),
        mine('mem_j', 'held', '0'),
        house('-3'),
      ),
    );
    const entries = await db.read
      .selectFrom('entry')
      .select('amount')
      .where('journal_ref', '=', 'joined')
      .execute();
    expect(entries.map((entry) => Number(entry.amount)).sort()).toEqual([-3, 3]);
  });

  it('lets no book fall below its floor, and stores nothing of a journal that would', async () => {
    const overdraft = journal('overdraft', mine('mem_poor', 'available', '-0.00000001'), house('0.00000001'));
    await expect(submit(overdraft)).rejects.toMatchObject({ code: '23514', constraint: 'book_floor' });
    const debt = journal('debt', mine('mem_poor', 'loan_principal', '1'), house('-1'));
    await expect(submit(debt)).rejects.toMatchObject({ code: '23514', constraint: 'book_ceiling' });
    expect(
      await db.read.selectFrom('journal').select('ref').where('ref', 'in', ['overdraft', 'debt']).execute(),
    ).toEqual([]);
  });

  it('refuses to change a journal or an entry, for every role', async () => {
    await submit(journal('final', mine('mem_f', 'available', '1'), house('-1')));
    const attempts = [
      sql`update entry set amount = 2 where journal_ref = 'final'`,
      sql`update entry set kind = 'other' where journal_ref = 'final'`,
      sql`delete from entry where journal_ref = 'final'`,
      sql`update journal set kind = 'other' where ref = 'final'`,
      sql`delete from journal where ref = 'final'`,
      sql`truncate entry`,
    ];
    for (const attempt of attempts)
      await expect(attempt.execute(db.read)).rejects.toMatchObject({ code: '42501' });
  });

  it('permits only to set the kind of an entry that has none', async () => {
    await submit(journal('old', mine('mem_old', 'available', '1'), house('-1')));
    await sql`alter table entry disable trigger entry_is_final`.execute(db.read);
    await sql`update entry set kind = null where journal_ref = 'old'`.execute(db.read);
    await sql`alter table entry enable trigger entry_is_final`.execute(db.read);
    const attempts = [
      sql`update entry set kind = 'other' where journal_ref = 'old'`,
      sql`update entry set kind = 'test', amount = 2 where journal_ref = 'old' and book = 'available'`,
    ];
    for (const attempt of attempts)
      await expect(attempt.execute(db.read)).rejects.toMatchObject({ code: '42501' });
    await sql`update entry set kind = 'test' where journal_ref = 'old'`.execute(db.read);
    const { rows } = await sql`select distinct kind from entry where journal_ref = 'old'`.execute(db.read);
    expect(rows).toEqual([{ kind: 'test' }]);
  });

  it('reverses a journal once', async () => {
    await submit(journal('wrong', mine('mem_r', 'available', '7'), house('-7')));
    const back = (ref: string): Journal => ({
      ...journal(ref, mine('mem_r', 'available', '-7'), house('7')),
      reverses: 'wrong',
    });
    await submit(back('back'));
    await expect(submit(back('again'))).rejects.toMatchObject({ code: '23505' });
    expect(toText(await available('mem_r'))).toBe('0');
  });

  it('moves money in opposite directions concurrently without a deadlock', async () => {
    await submit(
      journal('pair', mine('mem_1', 'available', '1000'), mine('mem_2', 'available', '1000'), house('-2000')),
    );
    const moves = Array.from({ length: 60 }, (_, index) => {
      const [from, to] = index % 2 === 0 ? ['mem_1', 'mem_2'] : ['mem_2', 'mem_1'];
      return submit(
        journal(`move:${index}`, mine(from ?? '', 'available', '-1'), mine(to ?? '', 'available', '1')),
      );
    });
    await Promise.all(moves);
    expect([toText(await available('mem_1')), toText(await available('mem_2'))]).toEqual(['1000', '1000']);
  });

  it('agrees with a plain sum after any sequence of movements, and keeps every invariant', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 12 }), async (movements) => {
        run += 1;
        const model = new Map<string, bigint>();
        for (const [step, each] of movements.entries()) {
          const amount = (BigInt(each.cents) * 10n ** 6n) as Decimal;
          const member = `${each.member}_${run}`;
          const line = (book: MemberBook | 'bank', value: Decimal): MemberLine | HouseLine =>
            book === 'bank'
              ? { house: 'bank', commodity: 'USD', amount: value }
              : { memberId: member, account: 'trade', book, commodity: 'USD', amount: value };
          const after = new Map(model);
          for (const [book, value] of [
            [each.from, -amount],
            [each.to, amount],
          ] as const) {
            if (book !== 'bank')
              after.set(`${member}/${book}`, (after.get(`${member}/${book}`) ?? 0n) + value);
          }
          const isAllowed = [...after].every(([key, value]) =>
            /short|loan/.test(key) ? value <= 0n : value >= 0n,
          );
          const attempt = submit(
            journal(`any:${run}:${step}`, line(each.from, negate(amount)), line(each.to, amount)),
          );
          if (isAllowed) {
            await attempt;
            for (const [key, value] of after) model.set(key, value);
          } else {
            await expect(attempt).rejects.toMatchObject({ code: '23514' });
          }
        }
        for (const [key, value] of model) {
          const [memberId = '', book = ''] = key.split('/');
          const known = await findBalance(db.read, {
            memberId,
            account: 'trade',
            book: book as MemberBook,
            commodity: 'USD',
          });
          expect(known).toBe(value);
        }
      }),
      { numRuns: 15 },
    );
    // These members have no accounts or orders, to which I6, I7 and I11 apply.
    const ofBroker = new Set(['I6', 'I7', 'I11']);
    expect((await broken()).filter((id) => !ofBroker.has(id))).toEqual([]);
  });

  it('detects a balance that was changed directly, and a seal that does not match', async () => {
    await sql`update book set balance = balance + 1 where owner = 'mem_1' and book = 'available'`.execute(
      db.read,
    );
    expect(await broken()).toEqual(expect.arrayContaining(['I2', 'I3']));
    await sql`update book set balance = balance - 1 where owner = 'mem_1' and book = 'available'`.execute(
      db.read,
    );

    await sql`alter table entry disable trigger entry_is_final`.execute(db.read);
    expect(await broken()).toContain('I9');
    await sql`update entry set amount = amount * 2, balance_after = balance_after * 2 where journal_ref = 'once'`.execute(
      db.read,
    );
    await sql`alter table entry enable trigger entry_is_final`.execute(db.read);
    expect(await broken()).toContain('I10');
  });

  it('can be checked for longer than the time limit of a customer’s statement', async () => {
    // Immutable, so that it runs also when there are no rows: while the statement is planned.
    await sql`create function fail_if_limited() returns boolean immutable language plpgsql as $$ begin
                if current_setting('statement_timeout') <> '0' then raise 'limited'; end if; return true; end $$`.execute(
      db.read,
    );
    await sql`alter table book rename to book_of_test`.execute(db.read);
    await sql`create view book as select * from book_of_test where fail_if_limited()`.execute(db.read);
    await sql`create view state_fault_test as select 'x' as fault where not fail_if_limited()`.execute(
      db.read,
    );
    const checked = await checkInvariants(db.read).catch(String);
    await sql`drop view book, state_fault_test`.execute(db.read);
    await sql`alter table book_of_test rename to book`.execute(db.read);
    expect(checked).toEqual(expect.any(Array));
  });

  it('gives entries ids that follow from their place', () => {
    expect(entryId('a', 0)).toBe(entryId('a', 0));
    expect(entryId('a', 0)).not.toBe(entryId('a', 1));
    expect(entryId('order:ord_1:hold', 3)).toMatch(/^ent_[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  });
});

describe.skipIf(!hasPostgres)('the check of the ledger', () => {
  it('reads rows in proportion to the number of customers', async () => {
    const CUSTOMERS = 2_000;
    const { url, remove } = await createPostgresDatabase();
    const plans: Plan[] = [];
    const db = connectWatched(url, (plan) => plans.push(plan));
    await migrate(db);
    await db.transaction(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local auto_explain.log_min_duration = -1`.execute(tx);
      await sql`select post_journal('many:' || n, 'test', null, null, null, ${AT}::timestamptz,
                  array['ent_many_a' || n, 'ent_many_b' || n], array['mem_many' || n, 'house'], array['trade', ''],
                  array['available', 'bank'], array['USD', 'USD'], array[1, -1]::numeric[])
                  from generate_series(1, ${CUSTOMERS}::int) as n`.execute(tx);
    });
    plans.length = 0;
    await checkInvariants(db.read);
    await db.close();
    await remove();
    const dearest = Math.max(...plans.map(({ root }) => rowsHandled(root)));
    expect(dearest).toBeGreaterThan(CUSTOMERS);
    // Comparing each book with each entry would handle four million rows.
    expect(dearest).toBeLessThan(CUSTOMERS * 50);
  }, 60_000);
});
