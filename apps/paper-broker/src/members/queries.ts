import type { Queries } from '../db/database.js';
import type { KycStatus } from '../db/platformSchema.js';
import { normalizeLogin, toAreaCode } from '../messaging/contactAddress.js';

export interface SignInMember {
  readonly id: string;
  readonly passwordHash: string;
  readonly isLocked: boolean;
  readonly isFrozen: boolean;
}

const signInColumns = ['id', 'password_hash', 'locked_at', 'frozen_at'] as const;

const toSignInMember = (row: {
  id: string;
  password_hash: string;
  locked_at: Date | null;
  frozen_at: Date | null;
}): SignInMember => ({
  id: row.id,
  passwordHash: row.password_hash,
  isLocked: row.locked_at !== null,
  isFrozen: row.frozen_at !== null,
});

/** Finds a member by mail address, in any case, or by member id. */
export async function findByLogin(queries: Queries, login: string): Promise<SignInMember | undefined> {
  const row = await queries
    .selectFrom('member')
    .select(signInColumns)
    .where(login.includes('@') ? 'mail' : 'id', '=', normalizeLogin(login))
    .executeTakeFirst();
  return row && toSignInMember(row);
}

/** Finds a member by phone number. @param areaCode with or without its plus sign */
export async function findByPhone(
  queries: Queries,
  areaCode: string,
  phone: string,
): Promise<SignInMember | undefined> {
  const row = await queries
    .selectFrom('member')
    .select(signInColumns)
    .where('area_code', '=', toAreaCode(areaCode))
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row && toSignInMember(row);
}

export interface MemberProfile {
  readonly id: string;
  readonly mail: string | null;
  readonly areaCode: string | null;
  readonly phone: string | null;
  readonly nickname: string;
  readonly avatarUploadId: string | null;
  readonly inviteCode: string;
  readonly vip: boolean;
  readonly kycStatus: KycStatus;
  readonly hasPayPassword: boolean;
  readonly language: string;
  readonly timezone: string;
  readonly marketId: string;
  readonly createdAt: Date;
}

export async function requireProfile(queries: Queries, memberId: string): Promise<MemberProfile> {
  const row = await queries
    .selectFrom('member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    mail: row.mail,
    areaCode: row.area_code,
    phone: row.phone,
    nickname: row.nickname,
    avatarUploadId: row.avatar_upload_id,
    inviteCode: row.invite_code,
    vip: row.vip,
    kycStatus: row.kyc_status,
    hasPayPassword: row.pay_password_hash !== null,
    language: row.language,
    timezone: row.timezone,
    marketId: row.market_id,
    createdAt: row.created_at,
  };
}
