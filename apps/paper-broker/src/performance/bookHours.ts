import { add, decimal, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import { sql, type RawBuilder } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import { groupBy } from '../groupBy.js';
import { bookOf, type Fresh } from './freshEntries.js';

/** Rows of a statement, whose parameters are numbered with 16 bits. */
const ROWS_AT_ONCE = 1000;

/** A book at the end of an hour, or (as a change) what an hour's new entries add to it. */
export interface BookHour {
  readonly hour: Date;
  readonly balance: Decimal;
  readonly inflow: Decimal;
  readonly outflow: Decimal;
}

/** Adds new entries to the hours of their books: a later hour has them in its balance as well. */
export async function writeHours(tx: Tx, memberId: string, fresh: readonly Fresh[]): Promise<void> {
  const known = await readHours(tx, memberId, fresh);
  const written = [...groupBy(fresh, bookOf)].flatMap(([book, rows]) => {
    const [account_kind = '', name = '', commodity = ''] = JSON.parse(book) as string[];
    const changes = rows.map(toHour);
    const firstMs = Math.min(...changes.map(({ hour }) => hour.getTime()));
    const changed = addHours(known.get(book) ?? [], changes).filter(({ hour }) => hour.getTime() >= firstMs);
    return changed.map((row) => ({
      owner: memberId,
      account_kind,
      book: name,
      commodity,
      hour: row.hour,
      balance: toText(row.balance),
      inflow: toText(row.inflow),
      outflow: toText(row.outflow),
    }));
  });
  for (let at = 0; at < written.length; at += ROWS_AT_ONCE) {
    await tx
      .insertInto('book_hour')
      .values(written.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['owner', 'account_kind', 'book', 'commodity', 'hour']).doUpdateSet((eb) => ({
          balance: eb.ref('excluded.balance'),
          inflow: eb.ref('excluded.inflow'),
          outflow: eb.ref('excluded.outflow'),
        })),
      )
      .execute();
  }
}

export const toHour = (row: Pick<Fresh, 'hour' | 'amount' | 'inflow' | 'outflow'>): BookHour => ({
  hour: row.hour,
  balance: decimal(row.amount),
  inflow: decimal(row.inflow),
  outflow: decimal(row.outflow),
});

/** The hours of each book that new entries change, and the last one before them. */
function readHours(tx: Tx, memberId: string, fresh: readonly Fresh[]): Promise<Map<string, BookHour[]>> {
  return readHoursSince(
    tx,
    memberId,
    sql`(
      select account_kind, book, commodity, min(hour) as since, 'infinity'::timestamptz as until
        from unnest(${fresh.map((row) => row.account_kind)}::text[], ${fresh.map((row) => row.book)}::text[],
                    ${fresh.map((row) => row.commodity)}::text[], ${fresh.map((row) => row.hour)}::timestamptz[])
          as fresh (account_kind, book, commodity, hour)
       group by account_kind, book, commodity)`,
  );
}

/**
 * The hours of books from a moment to before another one, and the last hour before both, ascending.
 * @param books rows of account_kind, book, commodity, since, until
 * @param unit days take the hours of a day together; then `since` is at midnight
 */
export async function readHoursSince(
  db: Queries,
  memberId: string,
  books: RawBuilder<unknown>,
  unit: 'hour' | 'day' = 'hour',
): Promise<Map<string, BookHour[]>> {
  const { rows } = await sql<Omit<Fresh, 'amount'> & { balance: string }>`
    select asked.account_kind, asked.book, asked.commodity, date_trunc(${unit}, hours.hour) as hour,
           (array_agg(hours.balance order by hours.hour desc))[1] as balance,
           sum(hours.inflow) as inflow, sum(hours.outflow) as outflow
      from ${books} as asked cross join lateral (
        select hour, balance, inflow, outflow from book_hour
         where owner = ${memberId} and account_kind = asked.account_kind and book = asked.book
           and commodity = asked.commodity
           and hour >= coalesce((
             select hour from book_hour
              where owner = ${memberId} and account_kind = asked.account_kind and book = asked.book
                and commodity = asked.commodity and hour < asked.since
              order by hour desc limit 1), asked.since)
           and hour < asked.until) as hours
     group by 1, 2, 3, 4 order by 4`.execute(db);
  const found = new Map<string, BookHour[]>();
  for (const [book, of] of groupBy(rows, bookOf))
    found.set(
      book,
      of.map((row) => toHour({ ...row, amount: row.balance })),
    );
  return found;
}

/** @returns the known hours and those of the changes, ascending; a balance has all changes up to its hour in it */
export function addHours(known: readonly BookHour[], changes: readonly BookHour[]): BookHour[] {
  const knownAt = new Map(known.map((row) => [row.hour.getTime(), row]));
  const changesAt = groupBy(changes, ({ hour }) => hour.getTime());
  const hours = [...new Set([...knownAt.keys(), ...changesAt.keys()])].sort((a, b) => a - b);
  let before = ZERO;
  let added = ZERO;
  return hours.map((hour) => {
    const row = knownAt.get(hour);
    const changed = changesAt.get(hour) ?? [];
    before = row?.balance ?? before;
    added = sum([added, ...changed.map(({ balance }) => balance)]);
    const inflow = sum([row?.inflow ?? ZERO, ...changed.map((each) => each.inflow)]);
    const outflow = sum([row?.outflow ?? ZERO, ...changed.map((each) => each.outflow)]);
    return { hour: new Date(hour), balance: add(before, added), inflow, outflow };
  });
}
