import type { Queries } from '../../db/database.js';

/** Fewer tell nothing about the next one. */
const FEWEST = 5;
const LAST = 100;
/** Nine of ten were decided sooner. */
const MOST = 0.9;
const SECOND_MS = 1000;

/**
 * How long the review of a request to close usually takes, in whole seconds of business time: as long as nine of ten of the
 * last that were decided, of all customers; null while there are too few.
 */
export async function usualReviewS(db: Queries): Promise<number | null> {
  const rows = await db
    .selectFrom('close_request')
    .select(['submitted_at', 'decided_at'])
    .where('status', 'in', ['approved', 'filled', 'refused'])
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(LAST)
    .execute();
  return usualOf(rows.map((row) => (row.decided_at?.getTime() ?? 0) - row.submitted_at.getTime()));
}

/** @param lengthsMs in any order */
export function usualOf(lengthsMs: readonly number[]): number | null {
  if (lengthsMs.length < FEWEST) return null;
  const sorted = [...lengthsMs].sort((a, b) => a - b);
  const usualMs = sorted[Math.ceil(sorted.length * MOST) - 1] ?? 0;
  return Math.max(1, Math.ceil(usualMs / SECOND_MS));
}
