import { decimal, toText } from '@fairlot/money';
import type { InferResult } from 'kysely';
import type { Queries } from '../db/database.js';
import { STRETCH_ROWS, type NextRows, type Stretch } from '../db/stretch.js';

interface EntryFilter {
  readonly accountId: string | undefined;
  readonly kind: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/**
 * A member's entries, newest first, after the one with the sequence number `after`. Each row is a change of an
 * account's available funds, as it was posted. With a filter by account or time, only the next stretch of the entries is
 * searched.
 */
export async function listEntryRows(
  db: Queries,
  memberId: string,
  filter: EntryFilter,
  { limit, after }: NextRows,
): Promise<Stretch<EntryRow>> {
  const { kind, ...others } = filter;
  const kindOfEntry = kind !== undefined && (await haveKinds(db, memberId)) ? kind : undefined;
  const isFiltered = kindOfEntry !== kind || Object.values(others).some((value) => value !== undefined);
  const end = isFiltered ? await findEnd(db, memberId, kindOfEntry, after) : undefined;
  let query = selectEntries(db, memberId);
  if (filter.accountId !== undefined) query = query.where('account.id', '=', filter.accountId);
  if (kindOfEntry !== undefined) query = query.where('entry.kind', '=', kindOfEntry);
  else if (kind !== undefined) query = query.where('journal.kind', '=', kind);
  if (filter.from !== undefined) query = query.where('journal.effective_at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('journal.effective_at', '<', filter.to);
  if (after !== null) query = query.where('entry.seq', '<', after);
  if (end !== undefined) query = query.where('entry.seq', '>=', end);
  return { rows: await query.orderBy('entry.seq', 'desc').limit(limit).execute(), end: end ?? null };
}

/** Whether every entry of a member has its kind. Housekeeping fills it in for entries from before the column existed. */
async function haveKinds(db: Queries, memberId: string): Promise<boolean> {
  const without = await db
    .selectFrom('entry')
    .select('seq')
    .where('owner', '=', memberId)
    .where('kind', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return without === undefined;
}

/** The sequence number of the last entry in the next stretch; undefined if the list ends before. */
async function findEnd(
  db: Queries,
  memberId: string,
  kind: string | undefined,
  after: string | null,
): Promise<string | undefined> {
  let query = db
    .selectFrom('entry')
    .select('seq')
    .where('owner', '=', memberId)
    .where('book', '=', 'available');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (after !== null) query = query.where('seq', '<', after);
  const last = await query
    .orderBy('seq', 'desc')
    .offset(STRETCH_ROWS - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.seq;
}

function selectEntries(db: Queries, memberId: string) {
  return db
    .selectFrom('entry')
    .innerJoin('journal', 'journal.ref', 'entry.journal_ref')
    .innerJoin('account', (join) =>
      join
        .onRef('account.member_id', '=', 'entry.owner')
        .onRef('account.kind', '=', 'entry.account_kind')
        .onRef('account.currency', '=', 'entry.commodity'),
    )
    .select([
      'entry.seq',
      'entry.id',
      'entry.amount',
      'entry.commodity',
      'entry.balance_after',
      'journal.kind',
      'journal.subject_type',
      'journal.subject_id',
      'journal.effective_at',
    ])
    .select('account.id as account_id')
    .where('entry.owner', '=', memberId)
    .where('account.member_id', '=', memberId)
    .where('entry.book', '=', 'available');
}

type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

/** An entry as the wire has it. */
export function viewEntry(row: EntryRow) {
  return {
    id: row.id,
    account_id: row.account_id,
    kind: row.kind,
    amount: toText(decimal(row.amount)),
    currency: row.commodity,
    balance_after: toText(decimal(row.balance_after ?? '0')),
    ref_type: row.subject_type,
    ref_id: row.subject_id,
    memo_key: row.kind,
    created_at: row.effective_at.toISOString(),
  };
}
