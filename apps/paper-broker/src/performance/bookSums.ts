import { add, decimal, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import { sql, type RawBuilder } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import { DAY_MS, HOUR_MS } from '../util/durations.js';
import { groupBy } from '../util/groupBy.js';
import { bookOf, type BookName, type Fresh } from './freshEntries.js';

/** The period of a sum: hours for histories of up to a month, days for longer ones. */
export type SumUnit = 'hour' | 'day';

const UNIT_MS = { hour: HOUR_MS, day: DAY_MS } as const;
const TABLES = { hour: 'book_hour', day: 'book_day' } as const;

/** A book at the end of an hour or a day; as a change, what new entries add to it. */
export interface BookSum {
  /** The start of the hour or the day. */
  readonly begins: Date;
  readonly balance: Decimal;
  readonly inflow: Decimal;
  readonly outflow: Decimal;
}

/** The start of the period of length `partMs` (UTC) that contains `at`, in epoch milliseconds. */
export const floor = (at: Date, partMs: number): number => Math.floor(at.getTime() / partMs) * partMs;

/** A sum and its book. */
export type SumRow = BookName & BookSum;

/** The change that new entries make to the hour or day of their book. */
export const toChange = (row: Fresh, unit: SumUnit): BookSum => ({
  begins: new Date(floor(row.hour, UNIT_MS[unit])),
  balance: decimal(row.amount),
  inflow: decimal(row.inflow),
  outflow: decimal(row.outflow),
});

/**
 * Adds new entries to the hours of their books, and to the balances of later hours. A trigger updates the days
 * (migration 0262).
 */
export async function writeHours(tx: Tx, memberId: string, fresh: readonly Fresh[]): Promise<void> {
  const changes = [...groupBy(fresh, bookOf)].map(([book, rows]) => {
    const sums = rows.map((row) => toChange(row, 'hour'));
    return { book, sums, firstMs: Math.min(...sums.map(({ begins }) => begins.getTime())) };
  });
  const names = changes.map(({ book }) => JSON.parse(book) as string[]);
  const rows = await readSums(
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
  const known = groupBy(rows, bookOf);
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
 * The hours or days of books in a period, and the last one before it, ascending.
 * @param books rows of account_kind, book, commodity, since, until: the period is from `since`, the start of an hour
 * or a day, to before `until`
 */
export async function readSums(
  db: Queries,
  memberId: string,
  books: RawBuilder<unknown>,
  unit: SumUnit,
): Promise<SumRow[]> {
  const begins = sql.ref(unit);
  const sumsOf = (book: 'asked' | 'opened') => sql`${sql.table(TABLES[unit])}
         where owner = ${memberId} and account_kind = ${sql.ref(`${book}.account_kind`)}
           and book = ${sql.ref(`${book}.book`)} and commodity = ${sql.ref(`${book}.commodity`)}`;
  // Materialized, because otherwise the last sum before is looked up again for each sum of a book.
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
  return rows.map((row) => ({
    ...row,
    balance: decimal(row.balance),
    inflow: decimal(row.inflow),
    outflow: decimal(row.outflow),
  }));
}

/** Adds changes to known sums. @returns sums ascending; each balance includes all changes up to its time */
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
