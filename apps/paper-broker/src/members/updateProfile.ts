import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { refuseField, refuseInvalid } from '../http/refusal.js';
import { isTimezone } from '../http/timezone.js';

export interface ProfileChange {
  readonly nickname?: string;
  /** Null removes the picture. */
  readonly avatarUploadId?: string | null;
  readonly language?: string;
  /** IANA name. */
  readonly timezone?: string;
  readonly marketId?: string;
}

/**
 * Makes an upload the member's picture and deletes the previous one.
 * @throws Refusal at `avatar_upload_id` for an upload of another member or purpose
 */
export type SetAvatar = (tx: Tx, memberId: string, uploadId: string | null) => Promise<void>;

/**
 * Changes the profile fields that a member may change. Fields that are left out stay.
 * @throws Refusal `not_found` for an unknown upload or market, `validation` for an unknown time zone
 */
export async function updateProfile(
  { db, market }: Pick<BrokerContext, 'db' | 'market'>,
  setAvatar: SetAvatar,
  memberId: string,
  change: ProfileChange,
): Promise<void> {
  if (change.timezone !== undefined && !isTimezone(change.timezone)) {
    throw refuseInvalid('timezone', 'invalid_choice');
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
