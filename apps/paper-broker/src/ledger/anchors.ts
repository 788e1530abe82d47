import { createHash } from 'node:crypto';
import type { Database, Queries, Tx } from '../db/database.js';
import { readRecorded, type RecordedJournal } from './recorded.js';

/** What the journals of one day came to. */
export interface Anchor {
  /** `YYYY-MM-DD`, UTC, by the wall clock. */
  readonly day: string;
  readonly journals: number;
  /** SHA-256, hex, over the head of the anchor before, the day, and the seals of its journals as they were recorded. */
  readonly head: string;
}

/** As it stands in copies outside of the database. */
export const toLine = ({ day, journals, head }: Anchor): string => `${day} ${journals} ${head}\n`;

/** Every anchor, the oldest first. */
export async function listAnchors(db: Queries): Promise<Anchor[]> {
  const rows = await db.selectFrom('ledger_anchor').selectAll().orderBy('day').execute();
  return rows.map(({ day, journals, head }) => ({
    day,
    journals: Number(journals),
    head: Buffer.from(head).toString('hex'),
  }));
}

/**
 * Anchors the days that have none yet, the oldest first. Safe in any number of processes at once: they come to the same
 * anchors, and each is stored once.
 * @param until before this day, `YYYY-MM-DD`; nothing may be recorded for an earlier one any more
 * @param tell is called for each new anchor, in the transaction that stores it
 * @throws Error for a journal whose seal does not hold: its day is not anchored
 */
export async function anchorDays(
  db: Database,
  until: string,
  tell: (tx: Tx, anchor: Anchor) => Promise<void>,
): Promise<void> {
  const last = (await listAnchors(db.read)).at(-1);
  const journals = readRecorded(db.read, last && dayAfter(last.day), until);
  for await (const anchor of sumDays(mustHold(journals), last?.head)) {
    const { day, journals: count, head } = anchor;
    await db.transaction(async (tx) => {
      const stored = await tx
        .insertInto('ledger_anchor')
        .values({ day, journals: count, head: Buffer.from(head, 'hex') })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .returning('day')
        .executeTakeFirst();
      if (stored !== undefined) await tell(tx, anchor);
    });
  }
}

async function* mustHold(journals: AsyncIterable<RecordedJournal>): AsyncGenerator<RecordedJournal> {
  for await (const journal of journals) {
    if (!journal.holds)
      throw new Error(`The seal of journal ${journal.ref} does not hold: ${journal.day} is not anchored.`);
    yield journal;
  }
}

/**
 * Adds up journals that come in the order in which they were recorded, to an anchor for each day that has any.
 * @param before the head of the anchor before them
 */
export async function* sumDays(
  journals: AsyncIterable<Pick<RecordedJournal, 'day' | 'seal'>>,
  before = '',
): AsyncGenerator<Anchor> {
  let head = before;
  let open:
    { readonly day: string; readonly seals: ReturnType<typeof createHash>; journals: number } | undefined;
  const close = ({ day, seals, journals }: NonNullable<typeof open>): Anchor => {
    head = seals.digest('hex');
    return { day, journals, head };
  };
  for await (const { day, seal } of journals) {
    if (open !== undefined && open.day !== day) {
      yield close(open);
      open = undefined;
    }
    open ??= { day, seals: createHash('sha256').update(`${head} ${day} `), journals: 0 };
    open.seals.update(seal);
    open.journals += 1;
  }
  if (open !== undefined) yield close(open);
}

const DAY_MS = 86_400_000;

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
