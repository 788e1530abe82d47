import { sql } from 'kysely';
import type { Queries } from '../db/database.js';

/** A recorded journal. */
export interface RecordedJournal {
  readonly ref: string;
  /** `YYYY-MM-DD`, UTC, by the wall clock. */
  readonly day: string;
  readonly seal: Uint8Array;
  /** Whether its seal matches its content and the previous seals. */
  readonly holds: boolean;
}

/**
 * The number of journals in a page. Reading a page must not block others for long, also on the only session of the
 * embedded store.
 */
const PAGE = 500;

/**
 * Reads the journals of a period in the order of recording, page by page, so the ledger may have any length.
 * @param from the first day, `YYYY-MM-DD`
 * @param until the day after the last
 */
export async function* readRecorded(
  db: Queries,
  from = '-infinity',
  until = 'infinity',
): AsyncGenerator<RecordedJournal> {
  // Text, because a Date has no microseconds.
  let [after, afterRef] = [from, ''];
  for (;;) {
    const { rows } = await sql<RecordedJournal & { at: string }>`
      with page as (
        select * from journal
         where (recorded_at, ref) > (${after}::timestamptz, ${afterRef}::text)
           and recorded_at < ${until}::timestamptz
         order by recorded_at, ref limit ${sql.lit(PAGE)}
      ), sealed as (
        select entry.journal_ref,
               coalesce(string_agg(encode(earlier.seal, 'hex'), '' order by entry.line), '') as before,
               array_agg(entry.owner order by entry.line) as owners,
               array_agg(entry.account_kind order by entry.line) as kinds,
               array_agg(entry.book order by entry.line) as books,
               array_agg(entry.commodity order by entry.line) as commodities,
               array_agg(entry.amount order by entry.line) as amounts
          from page join entry on entry.journal_ref = page.ref
          left join entry other on other.owner = entry.owner and other.account_kind = entry.account_kind
           and other.book = entry.book and other.commodity = entry.commodity
           and other.book_version = entry.book_version - 1
          left join journal earlier on earlier.ref = other.journal_ref
         group by entry.journal_ref
      )
      select ref, (recorded_at at time zone 'UTC')::date as day, seal, recorded_at::text as at,
             -- Of a journal that lost its entries, or of an infinite time, there is no text.
             case when owners is null or not isfinite(effective_at) then false
                  else coalesce(seal = sha256(convert_to(before || journal_text(ref, kind, reverses, subject_type, subject_id,
                    effective_at, owners, kinds, books, commodities, amounts), 'UTF8')), false) end as holds
        from page left join sealed on journal_ref = ref order by recorded_at, ref`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    [after, afterRef] = [last.at, last.ref];
  }
}
