import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import { listAnchors, sumDays, toLine, type Anchor } from './anchors.js';
import { toCheck, untilItsEnd, type InvariantCheck } from './invariantCheck.js';
import { readRecorded, type RecordedJournal } from './recorded.js';

/** A copy of the anchors outside the database, as lines of `toLine`. */
export interface AnchorCopy {
  /** The name of the copy in messages. */
  readonly name: string;
  readonly text: string;
}

/**
 * Checks I10 and I13. I10: no recorded journal was changed. I13: the ledger was not rewritten as a whole, which its
 * seals cannot show but the anchors of its days can.
 */
export async function checkChain(db: Queries, copies: readonly AnchorCopy[]): Promise<InvariantCheck[]> {
  const broken: string[] = [];
  const days: Anchor[] = [];
  const noteBroken = async function* (journals: AsyncIterable<RecordedJournal>) {
    for await (const journal of journals) {
      if (!journal.holds) broken.push(`${journal.ref} of ${journal.day}`);
      yield journal;
    }
  };
  for await (const day of sumDays(noteBroken(readRecorded(db)))) days.push(day);
  const anchors = { name: 'the ledger', text: (await listAnchors(db)).map(toLine).join('') };
  return [
    toCheck('I10', 'the chain of seals verifies from the first journal of every book to its last', [
      ...broken,
      ...(await findLooseHeads(db)),
    ]),
    toCheck(
      'I13',
      'the journals of every day are those that were anchored',
      [anchors, ...copies].flatMap((copy) => findDifference(days, copy) ?? []),
    ),
  ];
}

async function findLooseHeads(db: Queries): Promise<string[]> {
  const { rows } = await untilItsEnd(db, (read) =>
    sql<{ fault: string }>`
    select format('%s/%s/%s/%s: its last seal is not the one of its last journal', b.owner, b.account_kind, b.book, b.commodity)
             as fault
      from book b left join entry e on e.owner = b.owner and e.account_kind = b.account_kind and e.book = b.book
        and e.commodity = b.commodity and e.book_version = b.version
      left join journal j on j.ref = e.journal_ref
     where b.version > 0 and j.seal is distinct from b.head`.execute(read),
  );
  return rows.map(({ fault }) => fault);
}

/** The first anchor of a copy that differs from the journals' anchor. Days that have not ended have none. */
function findDifference(days: readonly Anchor[], { name, text }: AnchorCopy): string | undefined {
  const lines = days.map(toLine);
  // A power failure may have cut off the last line of a copy; the next write completes it.
  const kept = text.split(/(?<=\n)/);
  const index = kept.findIndex((line, at) =>
    at === kept.length - 1 ? lines[at]?.startsWith(line) !== true : lines[at] !== line,
  );
  if (index === -1 || text === '') return undefined;
  return `${kept[index]?.trim()} in ${name}, its journals say ${lines[index]?.trim() ?? 'nothing'}`;
}
