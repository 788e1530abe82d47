import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import type { KycStatus } from '../db/platformSchema.js';
import { newId } from '../ids.js';
import { normalizeMail, toAreaCode } from '../messaging/contactAddress.js';

export interface NewMember {
  readonly mail: string | null;
  readonly phone: { readonly areaCode: string; readonly number: string } | null;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly payPasswordHash?: string;
  readonly vip?: boolean;
  readonly kycStatus?: KycStatus;
  readonly invitedBy?: string;
}

const INVITE_LENGTH = 8;
/** Without letters and digits that are easily confused. */
const INVITE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Adds a member.
 * @returns the new id, or undefined when the mail address or the phone number is taken
 */
export async function createMember(
  tx: Tx,
  { clock, entropy }: Pick<BrokerContext, 'clock' | 'entropy'>,
  member: NewMember,
): Promise<string | undefined> {
  const inviteCode = Array.from(entropy.bytes(INVITE_LENGTH), (byte) =>
    INVITE_LETTERS.charAt(byte & 31),
  ).join('');
  const row = await tx
    .insertInto('member')
    .values({
      id: newId('mem', clock.wall(), entropy),
      mail: member.mail === null ? null : normalizeMail(member.mail),
      area_code: member.phone === null ? null : toAreaCode(member.phone.areaCode),
      phone: member.phone?.number ?? null,
      nickname: member.nickname,
      avatar_upload_id: null,
      invite_code: inviteCode,
      invited_by: member.invitedBy ?? null,
      vip: member.vip ?? false,
      locked_at: null,
      kyc_status: member.kycStatus ?? 'not_submitted',
      password_hash: member.passwordHash,
      pay_password_hash: member.payPasswordHash ?? null,
      pay_password_locked_until: null,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
