import { createHash } from 'node:crypto';
import { toText, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Tx } from '../db/database.js';
import type { HouseLine, Journal, MemberLine } from './journal.js';

/**
 * A journal in the form of the SQL function `post_journals`. Its lines are columns: `owners[0]` to `amounts[0]` are the
 * first line, and so on.
 */
export interface JournalRow {
  readonly ref: string;
  readonly kind: string;
  readonly reverses: string | null;
  readonly subject_type: string | null;
  readonly subject_id: string | null;
  readonly effective_at: Date;
  readonly entry_ids: readonly string[];
  /** A member's id, or `house`. */
  readonly owners: readonly string[];
  /** The kinds of the accounts; empty for the house, which has none. */
  readonly kinds: readonly string[];
  readonly books: readonly string[];
  readonly commodities: readonly string[];
  /** Decimal text. */
  readonly amounts: readonly string[];
}

/**
 * Posts a journal: the only way to move money and shares. It runs in the caller's transaction, so that a movement and
 * its cause are stored together, or not at all.
 *
 * Write the lines as the rule states them: lines on the same book are joined, and zero lines are left out. A journal
 * without remaining lines posts nothing.
 * @throws Error when a commodity of the journal does not sum to zero
 * @throws DatabaseError 23514 when a book would fall below its minimum (an overspend), 23505 when the ref exists
 * already
 * @example
 * await post(tx, {
 *   kind: 'transfer',
 *   ref: `transfer:${id}`,
 *   effectiveAt: clock.now(),
 *   lines: [
 *     { memberId, account: 'cash', book: 'available', commodity: 'USD', amount: decimal('-5') },
 *     { memberId, account: 'trade', book: 'available', commodity: 'USD', amount: decimal('5') },
 *   ],
 * });
 */
export const post = (tx: Tx, journal: Journal): Promise<void> => postAll(tx, [journal]);

/** Posts journals in order, in one round trip. All are posted or none; otherwise as `post`. */
export async function postAll(tx: Tx, journals: readonly Journal[]): Promise<void> {
  const rows = journals.map(toJournalRow).filter((row) => row !== null);
  if (rows.length > 0) await sql`select post_journals(${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

/**
 * The row that `postAll` sends, for a caller that posts within another SQL function; null for a journal without
 * remaining lines.
 * @throws Error when a commodity of the journal does not sum to zero
 */
export function toJournalRow(journal: Journal): JournalRow | null {
  assertBalanced(journal);
  const lines = joinLines(journal.lines);
  if (lines.length === 0) return null;
  return {
    ref: journal.ref,
    kind: journal.kind,
    reverses: journal.reverses ?? null,
    subject_type: journal.subject?.type ?? null,
    subject_id: journal.subject?.id ?? null,
    effective_at: journal.effectiveAt,
    entry_ids: lines.map((_, index) => entryId(journal.ref, index)),
    owners: lines.map(ownerOf),
    kinds: lines.map((line) => ('house' in line ? '' : line.account)),
    books: lines.map((line) => ('house' in line ? line.house : line.book)),
    commodities: lines.map((line) => line.commodity),
    amounts: lines.map((line) => toText(line.amount)),
  };
}

type Line = MemberLine | HouseLine;

const ownerOf = (line: Line): string => ('house' in line ? 'house' : line.memberId);

function assertBalanced(journal: Journal): void {
  const sums = new Map<string, bigint>();
  for (const { commodity, amount } of journal.lines)
    sums.set(commodity, (sums.get(commodity) ?? 0n) + amount);
  for (const [commodity, sum] of sums) {
    if (sum === 0n) continue;
    throw new Error(
      `Journal ${journal.ref} does not balance: ${commodity} is off by ${toText(sum as Decimal)}. ` +
        `Every movement needs its counterpart; see the postings of its kind.`,
    );
  }
}

function joinLines(lines: readonly Line[]): Line[] {
  const joined = new Map<string, Line>();
  for (const line of lines) {
    const book = 'house' in line ? line.house : `${line.account}/${line.book}`;
    const key = `${ownerOf(line)}/${book}/${line.commodity}`;
    const known = joined.get(key);
    joined.set(
      key,
      known === undefined ? line : { ...line, amount: (known.amount + line.amount) as Decimal },
    );
  }
  return [...joined.values()].filter((line) => line.amount !== 0n);
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The id of an entry: `ent_` and 26 characters, like every id of the wire. It is derived from the entry's
 * journal and line, so that a repeated run has the same ids.
 */
export function entryId(ref: string, line: number): string {
  const digest = createHash('sha256').update(`${ref}#${line}`).digest();
  let bits = BigInt(`0x${digest.subarray(0, 16).toString('hex')}`);
  let text = '';
  for (let index = 0; index < 26; index += 1) {
    text = (CROCKFORD[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return `ent_${text}`;
}
