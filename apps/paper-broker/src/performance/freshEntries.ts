import { sql } from 'kysely';
import type { Queries } from '../db/database.js';

/**
 * The house books that money comes from and goes to when it enters or leaves the portfolio. Trading, funds, fees and
 * loans are inside.
 */
const OUTSIDE = ['bank', 'crypto', 'clearing', 'fx', 'opening_equity'];
/** The books that count as the customer's own money, as in the valuation. */
const OWN = ['available', 'held', 'margin', 'short_proceeds', 'quant', 'quant_pending'];

export interface BookName {
  readonly account_kind: string;
  readonly book: string;
  readonly commodity: string;
}

/** New entries of a book in one hour, by kind of journal. */
export interface Fresh extends BookName {
  readonly hour: Date;
  readonly kind: string;
  readonly amount: string;
  readonly entries: number;
  readonly inflow: string;
  readonly outflow: string;
  /** The version of the last of these entries. */
  readonly version: string;
}

export const bookOf = (row: BookName): string => JSON.stringify([row.account_kind, row.book, row.commodity]);

/** The entries that are not in the sums yet. */
export interface Unsummed {
  readonly fresh: readonly Fresh[];
  /** How far each book is summed. A member's sums change only together with it. */
  readonly versions: string;
}

/**
 * The entries of a member's books that are not in the sums yet, by book. The entries of a book are numbered in the
 * order in which their transactions commit, so none is ever missed.
 *
 * Each row is looked up by its key. The planner does not know how few they are, and its plan for many would read the
 * whole ledger.
 * @param limit of entries
 */
export async function readFresh(db: Queries, memberId: string, limit: number): Promise<Unsummed> {
  const { rows } = await sql<{ versions: string | null } & (Fresh | { book: null })>`
    with due as (
      select account_kind, book, commodity, coalesce(history_book.version, 0) as seen, book.version as booked,
             sum(book.version - coalesce(history_book.version, 0))
               over (order by account_kind, book, commodity) as running
        from book left join history_book using (owner, account_kind, book, commodity)
       where owner = ${memberId} and book.version > coalesce(history_book.version, 0)
    ), part as (
      select account_kind, book, commodity, seen,
             least(booked, seen + ${limit} - (running - (booked - seen)))::bigint as version
        from due where running - (booked - seen) < ${limit}
    ), moved as (
      select part.account_kind, part.book, part.commodity, part.version, entry.amount, journal.kind,
             date_trunc('hour', journal.effective_at) as hour, part.book = any(${OWN}::text[]) and coalesce((
               select true from entry other where other.journal_ref = entry.journal_ref
                  and other.owner = 'house' and other.book = any(${OUTSIDE}::text[]) limit 1), false) as crosses
        from part
        cross join lateral (
          select amount, journal_ref from entry
           where owner = ${memberId} and account_kind = part.account_kind and book = part.book
             and commodity = part.commodity and book_version > part.seen and book_version <= part.version
           limit ${limit}) as entry
        cross join lateral (
          select kind, effective_at from journal where ref = entry.journal_ref limit 1) as journal
    )
    select summed.versions, fresh.*
      from (select string_agg(concat_ws(' ', account_kind, book, commodity, version), ','
                              order by account_kind, book, commodity) as versions
              from history_book where owner = ${memberId}) as summed
      left join (
        select account_kind, book, commodity, hour, kind, version, sum(amount) as amount, count(*)::int as entries,
               coalesce(sum(amount) filter (where crosses and amount > 0), 0) as inflow,
               coalesce(-sum(amount) filter (where crosses and amount < 0), 0) as outflow
          from moved group by account_kind, book, commodity, hour, kind, version) as fresh on true`.execute(
    db,
  );
  return { fresh: rows.filter((row) => row.book !== null), versions: rows[0]?.versions ?? '' };
}

/** While a member has no new entry and no new account, this stays the same. One cheap statement. */
export async function readVersions(db: Queries, memberId: string): Promise<string> {
  const { rows } = await sql<{ versions: string }>`
    select concat_ws(' ', (select sum(version) from book where owner = ${memberId}),
                     (select count(*) from account where member_id = ${memberId})) as versions`.execute(db);
  return rows[0]?.versions ?? '';
}
