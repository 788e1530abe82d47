import type { BrokerContext } from '../context.js';
import { hashToken } from '../http/authenticate.js';
import type { AnyAnswer, AnyCall } from '../http/operation.js';
import { normalizeLogin, toPhoneNumber } from '../messaging/contactAddress.js';
import { readCredential } from '../members/passkeys/readCredential.js';
import { findByLogin, findByPhone } from '../members/queries.js';
import { fingerprint } from '../secrets/sealing.js';
import type { SecurityEvent } from './securityLog.js';

type Tools = Pick<BrokerContext, 'db' | 'config'>;
type Person = Pick<SecurityEvent, 'memberId' | 'identityHash'>;

const NOBODY: Person = { memberId: null, identityHash: null };
const member = (memberId: string | undefined): Person =>
  memberId === undefined ? NOBODY : { memberId, identityHash: null };

/**
 * The person that a call is about: the signed-in member, the member who signs in, or the owner of the name in the
 * request. A name that nobody has is recorded as a keyed fingerprint.
 */
export async function findPerson(tools: Tools, call: AnyCall, answer?: AnyAnswer): Promise<Person> {
  if (call.member !== undefined) return member(call.member.memberId);
  const given = call.body as Partial<Record<Name, string>> | undefined;
  const token = (answer?.body as { token?: string } | undefined)?.token;
  if (token !== undefined) return member(await findByToken(tools, token));
  if (given?.challenge !== undefined) return member(await findByChallenge(tools, given.challenge));
  if (given?.credential !== undefined) return member(await findByCredential(tools, given.credential));
  return findByName(tools, given);
}

type Name = 'mail' | 'username' | 'phone' | 'areaCode' | 'challenge' | 'credential';

async function findByName(
  { db, config }: Tools,
  { mail, username, phone, areaCode }: Partial<Record<Name, string>> = {},
): Promise<Person> {
  const login = mail ?? username;
  if (login !== undefined) {
    const found = await findByLogin(db.read, login);
    return found === undefined
      ? { memberId: null, identityHash: fingerprint(config, normalizeLogin(login)) }
      : member(found.id);
  }
  if (phone === undefined || areaCode === undefined) return NOBODY;
  const found = await findByPhone(db.read, areaCode, phone);
  return found === undefined
    ? { memberId: null, identityHash: fingerprint(config, toPhoneNumber(areaCode, phone)) }
    : member(found.id);
}

async function findByToken({ db }: Tools, token: string): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('member_session')
    .select('member_id')
    .where('token_hash', '=', Buffer.from(hashToken(token)))
    .executeTakeFirst();
  return row?.member_id;
}

async function findByChallenge({ db }: Tools, challenge: string): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('sign_in_challenge')
    .select('member_id')
    .where('token_hash', '=', hashToken(challenge))
    .executeTakeFirst();
  return row?.member_id;
}

async function findByCredential({ db }: Tools, credential: string): Promise<string | undefined> {
  let id: string;
  try {
    ({ id } = readCredential(credential));
  } catch {
    return undefined;
  }
  const row = await db.read
    .selectFrom('passkey')
    .select('member_id')
    .where('credential_id', '=', id)
    .executeTakeFirst();
  return row?.member_id;
}
