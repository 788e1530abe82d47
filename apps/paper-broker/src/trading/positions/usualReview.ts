import type { Queries } from '../../db/database.js';
import { SECOND_MS } from '../../util/durations.js';

/** The fewest decided requests from which a usual time is derived. */
const MIN_REVIEWS = 5;
/** The number of newest decided requests that count. */
const MAX_REVIEWS = 100;
/** The fraction of reviews that took at most the usual time. */
const USUAL_FRACTION = 0.9;

/**
 * How long the review of a close request usually takes, in whole seconds of business time: nine of ten of the last
 * decided requests, of all customers, took at most this long. Null while there are too few.
 */
export async function usualReviewS(db: Queries): Promise<number | null> {
  const rows = await db
    .selectFrom('close_request')
    .select(['submitted_at', 'decided_at'])
    .where('status', 'in', ['approved', 'filled', 'refused'])
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(MAX_REVIEWS)
    .execute();
  return usualOf(rows.map((row) => (row.decided_at?.getTime() ?? 0) - row.submitted_at.getTime()));
}

/** @param lengthsMs in any order */
export function usualOf(lengthsMs: readonly number[]): number | null {
  if (lengthsMs.length < MIN_REVIEWS) return null;
  const sorted = [...lengthsMs].sort((a, b) => a - b);
  const usualMs = sorted[Math.ceil(sorted.length * USUAL_FRACTION) - 1] ?? 0;
  return Math.max(1, Math.ceil(usualMs / SECOND_MS));
}
