import type { Clock } from '../clock/clock.js';
import type { Queries } from '../db/database.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { findCredentialsChange } from '../members/credentialsChange.js';
import { cooledAt, type Cooling } from '../payees/cooling.js';

interface Tools {
  readonly clock: Clock;
  readonly config: Cooling;
}

/**
 * When a member may withdraw again after a password reset or a change of sign-in factors, in business time; null when
 * the member may withdraw now.
 */
export async function findPauseEnd(
  queries: Queries,
  { clock, config }: Tools,
  memberId: string,
): Promise<Date | null> {
  const changedAt = await findCredentialsChange(queries, memberId);
  const until = changedAt === null ? null : cooledAt(config, changedAt);
  return until !== null && until > clock.now() ? until : null;
}

/** @throws Refusal `withdrawals_paused` */
export async function requireNoPause(queries: Queries, tools: Tools, memberId: string): Promise<void> {
  const until = await findPauseEnd(queries, tools, memberId);
  if (until !== null) throw new Refusal('withdrawals_paused', { params: { until: until.toISOString() } });
}

/**
 * @param path the payee's field in the request
 * @throws Refusal `payee_cooling`
 */
export function requireCooled({ clock, config }: Tools, path: string, addedAt: Date): void {
  const usableAt = cooledAt(config, addedAt);
  if (usableAt > clock.now()) throw refuseField(path, 'payee_cooling', { until: usableAt.toISOString() });
}
