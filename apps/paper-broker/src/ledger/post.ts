import { createHash } from 'node:crypto';
import { toText, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Tx } from '../db/database.js';
import type { HouseLine, Journal, MemberLine } from './journal.js';

/** What `post_journal` takes, in its order of parameters. */
export type JournalArguments = readonly [
  ref: string,
  kind: string,
  reverses: string | null,
  subjectType: string | null,
  subjectId: string | null,
  effectiveAt: Date,
  entryIds: string[],
  owners: string[],
  accountKinds: string[],
  books: string[],
  commodities: string[],
  amounts: string[],
];

/**
 * Posts journals in their order, in one round trip: the only way by which money or shares move. Runs in the caller's
 * transaction, so that what caused the movements and the movements are stored together or not at all.
 *
 * Lines of a journal on the same book are joined into one and lines of zero are left out, so that a caller can write the
 * postings as the rule says them. A journal whose lines all vanish posts nothing.
 * @throws Error when a commodity of a journal does not sum to zero
 * @throws DatabaseError 23514 when a book would go below its floor (an overspend), 23505 when a ref was posted
 */
export async function postAll(tx: Tx, journals: readonly Journal[]): Promise<void> {
  const said = journals.flatMap((journal) => {
    const args = toArguments(journal);
    if (args === null) return [];
    const [ref, kind, reverses, type, id, at, entryIds, owners, kinds, books, commodities, amounts] = args;
    const subject = { subject_type: type, subject_id: id };
    return [
      {
        ...{ ref, kind, reverses, ...subject, effective_at: at },
        ...{ entry_ids: entryIds, owners, kinds, books, commodities, amounts },
      },
    ];
  });
  if (said.length > 0) await sql`select post_journals(${JSON.stringify(said)}::jsonb)`.execute(tx);
}

/** Posts one journal; see `postAll`. */
export const post = (tx: Tx, journal: Journal): Promise<void> => postAll(tx, [journal]);

/** The arguments of the SQL function, for a caller that posts from inside another function; null for no lines. */
export function toArguments(journal: Journal): JournalArguments | null {
  assertBalanced(journal);
  const lines = joinLines(journal.lines);
  if (lines.length === 0) return null;
  return [
    journal.ref,
    journal.kind,
    journal.reverses ?? null,
    journal.subject?.type ?? null,
    journal.subject?.id ?? null,
    journal.effectiveAt,
    lines.map((_, index) => entryId(journal.ref, index)),
    lines.map(ownerOf),
    lines.map((line) => ('house' in line ? '' : line.account)),
    lines.map((line) => ('house' in line ? line.house : line.book)),
    lines.map((line) => line.commodity),
    lines.map((line) => toText(line.amount)),
  ];
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
 * The id of an entry: derived from its place in the ledger instead of drawn, so that a replayed run has the same
 * ones. `ent_` and 26 characters, the first at most 7, as every id of the wire.
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
