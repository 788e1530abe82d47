import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { refuseField } from '../http/refusal.js';

export interface ProfileChange {
  readonly nickname?: string;
  /** Null for none. */
  readonly avatarUploadId?: string | null;
  readonly language?: string;
  /** IANA name. */
  readonly timezone?: string;
  readonly marketId?: string;
}

/**
 * Makes an upload the member's picture, in place of the one before.
 * @throws Refusal at `avatar_upload_id` for one that is not theirs or was not made for that
 */
export type SetAvatar = (tx: Tx, memberId: string, uploadId: string | null) => Promise<void>;

/**
 * Changes what a member may change freely; what is left out stays.
 * @throws Refusal `not_found` for an upload or a market that is not there, `validation` for an unknown time zone
 */
export async function updateProfile(
  { db, market }: Pick<BrokerContext, 'db' | 'market'>,
  setAvatar: SetAvatar,
  memberId: string,
  change: ProfileChange,
): Promise<void> {
  if (change.timezone !== undefined && !isTimezone(change.timezone)) {
    throw refuseField('timezone', 'validation', {}, 'invalid_choice');
  }
  if (change.marketId !== undefined && market.market(change.marketId) === undefined) {
    throw refuseField('market_id', 'not_found');
  }
  const columns = Object.entries({
    nickname: change.nickname,
    avatar_upload_id: change.avatarUploadId,
    language: change.language,
    timezone: change.timezone,
    market_id: change.marketId,
  }).filter(([, value]) => value !== undefined);
  await db.transaction(async (tx) => {
    if (change.avatarUploadId !== undefined) await setAvatar(tx, memberId, change.avatarUploadId);
    await tx.updateTable('member').set(Object.fromEntries(columns)).where('id', '=', memberId).execute();
  });
}

/** Whether this is the name of a zone: `Europe/Berlin`. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false; // The runtime's own list decides; it throws for an unknown name.
  }
}
