import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { isNotNow } from '../db/notNow.js';
import { findSession, hashToken } from '../http/authenticate.js';
import type { Answer, AnyCall, Operations, SignedIn } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { requireMember } from '../http/signedIn.js';
import type { ListFault } from '../http/viewRows.js';
import { requireProfile } from './queries.js';
import { openSession, revokeSession } from './sessions.js';
import { updateProfile, type SetAvatar } from './updateProfile.js';
import { signInByLogin, signInByPhone, type SignInOutcome } from './signIn.js';
import { changeContact } from './changeContact.js';
import { customerScript, toSession } from './customerScript.js';
import { takeSecondStep } from './totp/secondStep.js';

/** What this module needs of other modules. */
export interface MemberPorts {
  /** The member's accounts, as the wire shows them. */
  readonly listBalances: (memberId: string) => Promise<Wire['Account'][]>;
  readonly setAvatar: SetAvatar;
}

/** The operations of signing in and out, and of the member's profile. */
export function createMemberOperations(context: BrokerContext, ports: MemberPorts): Operations {
  const { db, clock } = context;

  const getProfile = async (call: Pick<AnyCall, 'member'>): Promise<Answer<'getProfile'>> => {
    const { profile, faults } = await toProfile(context, ports, requireMember(call));
    return { status: 200, body: profile, faults };
  };

  return {
    async loginMember(call) {
      const { mail, password } = call.body;
      return signedIn(context, await signInByLogin(context, mail, password, call));
    },
    async loginMemberByPhone(call) {
      const { areaCode, phone, password } = call.body;
      return signedIn(context, await signInByPhone(context, { areaCode, phone, password, device: call }));
    },
    async loginUser(call) {
      const { username, password } = call.body;
      return signedIn(context, await signInByLogin(context, username, password, call));
    },
    async confirmSignIn(call) {
      return { status: 200, body: toSession(context, await takeSecondStep(context, call.body, call)) };
    },
    async logoutMember(call) {
      const { sessionId } = requireMember(call);
      await db.transaction((tx) => revokeSession(tx, sessionId, clock.wall()));
      return { status: 204 };
    },
    async rotateUserToken(call) {
      const member = await findSession(context, hashToken(call.query.token));
      if (member === undefined) throw new Refusal('unauthenticated');
      const token = await db.transaction(async (tx) => {
        const { created_at: since } = await tx
          .selectFrom('member_session')
          .select('created_at')
          .where('id', '=', member.sessionId)
          .executeTakeFirstOrThrow();
        await revokeSession(tx, member.sessionId, clock.wall());
        // A new token does not extend the session's 30 days.
        return openSession(tx, context, { since, memberId: member.memberId, device: call });
      });
      return { status: 200, body: { token } satisfies Wire['RotatedToken'] };
    },
    async checkUserLogged(call) {
      const member = await findSession(context, hashToken(call.query.token));
      return { status: 200, body: { logged: member !== undefined } satisfies Wire['LoggedState'] };
    },
    getProfile,
    getUser: getProfile,
    async changeContact(call) {
      await changeContact(context, requireMember(call).memberId, call.body, call.address);
      return getProfile(call);
    },
    async updateProfile(call) {
      const { memberId } = requireMember(call);
      const body = call.body;
      await updateProfile(context, ports.setAvatar, memberId, {
        ...(body.nickname === undefined ? {} : { nickname: body.nickname }),
        ...(body.avatar_upload_id === undefined ? {} : { avatarUploadId: body.avatar_upload_id }),
        ...(body.language === undefined ? {} : { language: body.language }),
        ...(body.timezone === undefined ? {} : { timezone: body.timezone }),
        ...(body.market_id === undefined ? {} : { marketId: body.market_id }),
      });
      return getProfile(call);
    },
  };
}

function signedIn(context: BrokerContext, outcome: SignInOutcome): Answer<'loginMember'> {
  if ('secondStep' in outcome) return { status: 202, body: outcome.secondStep };
  return { status: 200, body: toSession(context, outcome.token) };
}

/** The profile, without balances if one of them cannot be computed. */
async function toProfile(
  context: BrokerContext,
  ports: MemberPorts,
  { memberId }: SignedIn,
): Promise<{ readonly profile: Wire['Profile']; readonly faults: readonly ListFault[] }> {
  const faults: ListFault[] = [];
  const [row, balances] = await Promise.all([
    requireProfile(context.db.read, memberId),
    ports.listBalances(memberId).catch((error: Error) => {
      if (isNotNow(error)) throw error;
      faults.push({ row: `balances of ${memberId}`, error });
      return [];
    }),
  ]);
  return { profile: viewProfile(context, row, balances), faults };
}

function viewProfile(
  { config }: BrokerContext,
  profile: Awaited<ReturnType<typeof requireProfile>>,
  balances: Wire['Account'][],
): Wire['Profile'] {
  return {
    id: profile.id,
    mail: profile.mail,
    phone: profile.phone,
    area_code: profile.areaCode,
    nickname: profile.nickname === '' ? null : profile.nickname,
    avatar_url: profile.avatarUploadId === null ? null : `/api/v1/upload/${profile.avatarUploadId}`,
    invite_code: profile.inviteCode,
    vip: profile.vip,
    kyc_status: profile.kycStatus,
    has_pay_password: profile.hasPayPassword,
    language: profile.language,
    timezone: profile.timezone,
    market_id: profile.marketId,
    created_at: profile.createdAt.toISOString(),
    customer: customerScript(config.supportVendors),
    balances,
  };
}
