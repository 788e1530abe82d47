import { add, decimal, sum, ZERO, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import { DAY_MS, HOUR_MS } from '../util/durations.js';
import { utcDate } from '../util/instants.js';
import type { BookBalance } from '../ledger/balance.js';
import { addSums, floor, readSums, toChange, type BookSum, type SumUnit } from './bookSums.js';
import { groupBy } from '../util/groupBy.js';
import { bookOf, readFresh, type Fresh } from './freshEntries.js';
import type { Keep, Kept } from './kept.js';

/** Payments into and out of a portfolio within an hour or a day. */
export interface Flow {
  /** The start of the hour or the day. */
  readonly begins: Date;
  readonly currency: string;
  readonly inflow: Decimal;
  /** Payments out, as a positive amount. */
  readonly outflow: Decimal;
}

type BookName = Pick<BookBalance, 'account' | 'book' | 'commodity'>;
type Books = readonly (BookName & { readonly sums: readonly BookSum[] })[];

/** The sums of a customer's books from `from` on, and what the books held before. */
export interface History {
  /** The start of an hour or a day: the requested time, or that of the first entry if it is later. */
  readonly from: Date;
  /** Whether `from` is the time of the first entry. */
  readonly hasAll: boolean;
  /** The length of the periods of payments, in ms: an hour or a day. */
  readonly cutMs: number;
  readonly books: Books;
}

/** A longer history is divided into days instead of hours. */
const LONGEST_IN_HOURS_MS = 31 * DAY_MS;
const count = (rows: readonly unknown[]): number => rows.length;
/** A limit above any number of entries that wait to be summed. */
const ALL = 1_000_000_000;

/**
 * Reads the stored sums and adds the entries that are not summed yet, from one snapshot.
 * @param asked `wanted`: the start, at midnight UTC
 */
export function readHistory(
  db: Queries,
  kept: Kept,
  { memberId, wanted, to }: { readonly memberId: string; readonly wanted: Date; readonly to: Date },
): Promise<History> {
  return atOneMoment(db, kept, memberId, async (moment) => {
    const { fresh } = moment;
    const first = [...(await findFirstHour(moment)), ...fresh.map(({ hour }) => hour)].reduce(
      (a, b) => (a < b ? a : b),
      to,
    );
    const earliest = first > wanted ? first : wanted;
    const isLong = to.getTime() - earliest.getTime() > LONGEST_IN_HOURS_MS;
    const cutMs = isLong ? DAY_MS : HOUR_MS;
    const from = new Date(floor(earliest, cutMs));
    const books = await readBooks(moment, from, 'infinity', isLong ? 'day' : 'hour');
    return { from, hasAll: first >= wanted, cutMs, books };
  });
}

/** The first hour with a sum; empty without sums. */
function findFirstHour({ queries, memberId, keepSums }: Moment): Promise<readonly Date[]> {
  const read = async () => {
    const { rows } = await sql<{ hour: Date }>`
    select earliest.hour from history_book known cross join lateral (
        select hour from book_hour
         where owner = known.owner and account_kind = known.account_kind and book = known.book
           and commodity = known.commodity
         order by hour limit 1) as earliest
     where known.owner = ${memberId} order by earliest.hour limit 1`.execute(queries);
    return rows.map(({ hour }) => hour);
  };
  return keepSums('first hour', read, count);
}

/**
 * The balances of the books before a time at midnight UTC, and the changes of the available funds from then to before
 * another time, by kind.
 */
export function readDays(
  db: Queries,
  kept: Kept,
  { memberId, from, until }: { readonly memberId: string; readonly from: Date; readonly until: Date },
): Promise<{ before: BookBalance[]; totals: KindTotal[] }> {
  return atOneMoment(db, kept, memberId, async (moment) => {
    const books = await readBooks(moment, from, from, 'day');
    const totals = await readTotals(moment, from, until);
    return { before: balancesBefore(books, from.getTime()), totals };
  });
}

async function readBooks(
  { queries, memberId, fresh, keepSums }: Moment,
  from: Date,
  until: Date | 'infinity',
  unit: SumUnit,
): Promise<Books> {
  const changes = groupBy(fresh, bookOf);
  const read = () =>
    readSums(
      queries,
      memberId,
      sql`(select account_kind, book, commodity, ${from}::timestamptz as since, ${until}::timestamptz as until
             from history_book where owner = ${memberId})`,
      unit,
    );
  const rows = await keepSums(`${unit} ${from.toISOString()} ${String(until)}`, read, count);
  const summed = groupBy(rows, bookOf);
  return [...new Set([...summed.keys(), ...changes.keys()])].map((name) => {
    const [account, book, commodity] = JSON.parse(name) as [
      BookName['account'],
      BookName['book'],
      BookName['commodity'],
    ];
    const added = (changes.get(name) ?? []).map((row) => toChange(row, unit));
    return { account, book, commodity, sums: addSums(summed.get(name) ?? [], added) };
  });
}

/** The hours or days with payments, ascending. */
export function flowsOf({ books, from }: History): Flow[] {
  const flows = new Map<string, Flow>();
  for (const { commodity: currency, sums } of books) {
    for (const { begins, inflow, outflow } of sums) {
      if (begins < from || (inflow === ZERO && outflow === ZERO)) continue;
      const key = `${begins.getTime()} ${currency}`;
      const known = flows.get(key) ?? { inflow: ZERO, outflow: ZERO };
      const added = { inflow: add(known.inflow, inflow), outflow: add(known.outflow, outflow) };
      flows.set(key, { begins, currency, ...added });
    }
  }
  return [...flows.values()].sort((a, b) => a.begins.getTime() - b.begins.getTime());
}

/** The books with a balance just before `ms`, the start of an hour or a day. */
export function balancesBefore(books: Books, ms: number): BookBalance[] {
  return books.flatMap(({ sums, ...name }) => {
    const balance = sums[countBefore(sums, ms) - 1]?.balance ?? ZERO;
    return balance === ZERO ? [] : [{ ...name, balance }];
  });
}

/** The number of sums that begin before `ms`, by binary search; `sums` must be ascending. */
function countBefore(sums: readonly BookSum[], ms: number): number {
  let [low, high] = [0, sums.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle]?.begins.getTime() ?? ms) < ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The changes of an account's available funds by one kind of journal. */
export interface KindTotal {
  readonly account_kind: string;
  readonly commodity: string;
  readonly kind: string;
  readonly amount: Decimal;
  readonly count: number;
  /** The part of each day (UTC), ascending. */
  readonly days: readonly { readonly begins: Date; readonly amount: Decimal }[];
}

async function readTotals(
  { queries, memberId, fresh, keepSums }: Moment,
  from: Date,
  until: Date,
): Promise<KindTotal[]> {
  const [first, end] = [from, until].map((at) => utcDate(at)) as [string, string];
  const read = () =>
    queries
      .selectFrom('entry_day')
      .select(['account_kind', 'commodity', 'kind', 'amount', 'entries'])
      .select(sql<string>`day::text`.as('day'))
      .where('owner', '=', memberId)
      .where('day', '>=', first)
      .where('day', '<', end)
      .execute();
  const summed = await keepSums(`totals ${first} ${end}`, read, count);
  const added = fresh
    .filter(({ book, hour }) => book === 'available' && hour >= from && hour < until)
    .map((row) => ({ ...row, day: utcDate(row.hour) }));
  const groups = groupBy([...summed, ...added], (row) => `${row.account_kind} ${row.commodity} ${row.kind}`);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, rows]) =>
      rows.slice(0, 1).map(({ account_kind, commodity, kind }) => ({
        account_kind,
        commodity,
        kind,
        amount: sum(rows.map(({ amount }) => decimal(amount))),
        count: rows.reduce((total, { entries }) => total + entries, 0),
        days: [...groupBy(rows, ({ day }) => day)]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([day, some]) => ({
            begins: new Date(`${day}T00:00:00Z`),
            amount: sum(some.map(({ amount }) => decimal(amount))),
          })),
      })),
    );
}

/** A member's sums and the entries that are not in them yet, as of one snapshot. */
interface Moment {
  readonly queries: Queries;
  readonly memberId: string;
  readonly fresh: readonly Fresh[];
  /** Caches what is computed from the sums alone. */
  readonly keepSums: Keep;
}

/**
 * Runs `read` on one snapshot. Between two statements, an entry could otherwise be summed, and count twice or not at
 * all.
 */
function atOneMoment<T>(
  db: Queries,
  kept: Kept,
  memberId: string,
  read: (moment: Moment) => Promise<T>,
): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (queries) => {
    const { fresh, versions } = await readFresh(queries, memberId, ALL);
    return read({ queries, memberId, fresh, keepSums: kept.at(memberId, versions) });
  });
}
