import { add, decimal, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import { sql, type RawBuilder } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import { groupBy } from '../groupBy.js';
import { bookOf, type BookName, type Fresh } from './freshEntries.js';

/** What a book is summed by: hours for the courses of a month, days for longer ones. */
export type SumUnit = 'hour' | 'day';

const UNIT_MS = { hour: 3_600_000, day: 86_400_000 } as const;
const TABLES = { hour: 'book_hour', day: 'book_day' } as const;

/** A book at the end of an hour or a day, or (as a change) what its new entries add to it. */
export interface BookSum {
  /** When the hour or the day begins. */
  readonly begins: Date;
  readonly balance: Decimal;
  readonly inflow: Decimal;
  readonly outflow: Decimal;
}

/** The beginning of the part of that length that a moment lies in (UTC), epoch milliseconds. */
export const floor = (at: Date, partMs: number): number => Math.floor(at.getTime() / partMs) * partMs;

/** What new entries of a book add to its hour or day. */
export const toChange = (row: Fresh, unit: SumUnit): BookSum => ({
  begins: new Date(floor(row.hour, UNIT_MS[unit])),
  balance: decimal(row.amount),
  inflow: decimal(row.inflow),
  outflow: decimal(row.outflow),
});

/**
 * Adds new entries to the hours of their books: a later hour has them in its balance as well. The days follow by a trigger
 * (migration 0262).
 */
export async function writeHours(tx: Tx, memberId: string, fresh: readonly Fresh[]): Promise<void> {
  const changes = [...groupBy(fresh, bookOf)].map(([book, rows]) => {
    const sums = rows.map((row) => toChange(row, 'hour'));
    return { book, sums, firstMs: Math.min(...sums.map(({ begins }) => begins.getTime())) };
  });
  const names = changes.map(({ book }) => JSON.parse(book) as string[]);
  const known = await readSums(
    tx,
    memberId,
    sql`(
      select account_kind, book, commodity, since, 'infinity'::timestamptz as until
        from unnest(${names.map(([kind]) => kind)}::text[], ${names.map(([, book]) => book)}::text[],
                    ${names.map(([, , commodity]) => commodity)}::text[],
                    ${changes.map(({ firstMs }) => new Date(firstMs))}::timestamptz[])
          as changed (account_kind, book, commodity, since))`,
    'hour',
  );
  const written = changes.flatMap(({ book, sums, firstMs }) => {
    const [account_kind = '', name = '', commodity = ''] = JSON.parse(book) as string[];
    return addSums(known.get(book) ?? [], sums)
      .filter(({ begins }) => begins.getTime() >= firstMs)
      .map((each) => ({ account_kind, name, commodity, ...each }));
  });
  await sql`
    insert into book_hour (owner, account_kind, book, commodity, hour, balance, inflow, outflow)
    select ${memberId}, *
      from unnest(${written.map((row) => row.account_kind)}::text[], ${written.map((row) => row.name)}::text[],
                  ${written.map((row) => row.commodity)}::text[], ${written.map((row) => row.begins)}::timestamptz[],
                  ${written.map((row) => toText(row.balance))}::numeric[],
                  ${written.map((row) => toText(row.inflow))}::numeric[],
                  ${written.map((row) => toText(row.outflow))}::numeric[])
    on conflict (owner, account_kind, book, commodity, hour)
      do update set balance = excluded.balance, inflow = excluded.inflow, outflow = excluded.outflow`.execute(
    tx,
  );
}

/**
 * The hours or days of books from a moment to before another one, and the last one before both, ascending.
 * @param books rows of account_kind, book, commodity, since, until; `since` is the beginning of an hour or a day
 */
export async function readSums(
  db: Queries,
  memberId: string,
  books: RawBuilder<unknown>,
  unit: SumUnit,
): Promise<Map<string, BookSum[]>> {
  const begins = sql.ref(unit);
  const sumsOf = (book: 'asked' | 'opened') => sql`${sql.table(TABLES[unit])}
         where owner = ${memberId} and account_kind = ${sql.ref(`${book}.account_kind`)}
           and book = ${sql.ref(`${book}.book`)} and commodity = ${sql.ref(`${book}.commodity`)}`;
  // Materialized: otherwise the last one before is looked up again for each sum of a book.
  const { rows } = await sql<BookName & { begins: Date; balance: string; inflow: string; outflow: string }>`
    with opened as materialized (
      select asked.*, coalesce((
               select ${begins} from ${sumsOf('asked')} and ${begins} < asked.since order by ${begins} desc limit 1),
               asked.since) as first
        from ${books} as asked)
    select opened.account_kind, opened.book, opened.commodity, sums.*
      from opened cross join lateral (
        select ${begins} as begins, balance, inflow, outflow from ${sumsOf('opened')}
           and ${begins} >= opened.first and ${begins} < opened.until) as sums
     order by begins`.execute(db);
  return new Map(
    [...groupBy(rows, bookOf)].map(([book, of]) => [
      book,
      of.map((row) => ({
        begins: row.begins,
        balance: decimal(row.balance),
        inflow: decimal(row.inflow),
        outflow: decimal(row.outflow),
      })),
    ]),
  );
}

/** @returns the known sums and those of the changes, ascending; a balance has all changes up to its time in it */
export function addSums(known: readonly BookSum[], changes: readonly BookSum[]): readonly BookSum[] {
  if (changes.length === 0) return known;
  const knownAt = new Map(known.map((each) => [each.begins.getTime(), each]));
  const changesAt = groupBy(changes, ({ begins }) => begins.getTime());
  const times = [...new Set([...knownAt.keys(), ...changesAt.keys()])].sort((a, b) => a - b);
  let before = ZERO;
  let added = ZERO;
  return times.map((ms) => {
    const row = knownAt.get(ms);
    const changed = changesAt.get(ms) ?? [];
    before = row?.balance ?? before;
    added = sum([added, ...changed.map(({ balance }) => balance)]);
    const inflow = sum([row?.inflow ?? ZERO, ...changed.map((each) => each.inflow)]);
    const outflow = sum([row?.outflow ?? ZERO, ...changed.map((each) => each.outflow)]);
    return { begins: new Date(ms), balance: add(before, added), inflow, outflow };
  });
}
