import { createHash } from 'node:crypto';
import type { Database, Queries, Tx } from '../db/database.js';
import { readRecorded, type RecordedJournal } from './recorded.js';

/** The journals of one day, summed up by a hash. */
export interface Anchor {
  /** `YYYY-MM-DD`, UTC, by the wall clock. */
  readonly day: string;
  readonly journals: number;
  /**
   * SHA-256 in hex over the previous anchor's head, the day, and the seals of its journals in the order of recording.
   */
  readonly head: string;
}

/** An anchor as a line of a copy outside the database. */
export const toLine = ({ day, journals, head }: Anchor): string => `${day} ${journals} ${head}\n`;

/** Every anchor, oldest first. */
export async function listAnchors(db: Queries): Promise<Anchor[]> {
  const rows = await db.selectFrom('ledger_anchor').selectAll().orderBy('day').execute();
  return rows.map(({ day, journals, head }) => ({
    day,
    journals: Number(journals),
    head: Buffer.from(head).toString('hex'),
  }));
}

/**
 * Anchors the days that have no anchor yet, oldest first. If several processes do this at the same time, they compute
 * the same anchors, and each anchor is stored once.
 * @param until the first day that is not anchored, `YYYY-MM-DD`; no journal may be recorded for an earlier day any
 * more
 * @param tell called for each new anchor, in the transaction that stores it
 * @throws Error for a journal with a wrong seal; its day is not anchored
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
 * Computes an anchor for each day that has journals.
 * @param journals in the order of recording
 * @param before the head of the anchor before them
 */
export async function* sumDays(
  journals: AsyncIterable<Pick<RecordedJournal, 'day' | 'seal'>>,
  before = '',
): AsyncGenerator<Anchor> {
  let head = before;
  let open:
    | { readonly day: string; readonly seals: ReturnType<typeof createHash>; journals: number }
    | undefined;
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
