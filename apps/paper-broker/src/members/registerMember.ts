import type { Wire } from '@fairlot/api-client/wire';
import { openAccounts } from '../accounts/accounts.js';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { idempotently } from '../http/idempotency.js';
import type { Answer, Call, Locale } from '../http/operation.js';
import { limitedAddress } from '../http/clientAddress.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { tryCode } from './codes.js';
import { readContact } from './contact.js';
import { toRecipient, type Contact } from '../messaging/contactAddress.js';
import { createMember } from './createMember.js';
import { toSession } from './customerScript.js';
import { requireGoodPassword } from './newPassword.js';
import { hashPassword } from './passwords.js';
import { openSession } from './sessions.js';
import { signInAgain } from './signInAgain.js';

export const FIRST_CURRENCY = 'USD';

/**
 * Opens an account and signs in. Only someone who has the code of an address is told that it is taken.
 * @throws Refusal as the contract says
 */
export async function registerMember(
  context: BrokerContext,
  call: Call<'registerMember'>,
): Promise<Answer<'registerMember'>> {
  const body = call.body;
  const contact = readContact(body);
  if (!body.agree) throw refuseField('agree', 'agreement_required');
  requireGoodPassword(context.config.passwordPolicy, body.password, body.confirm_password);
  const invitedBy =
    body.invite_code === undefined ? undefined : await requireInviter(context.db.read, body.invite_code);
  const code = await tryCode(context, {
    contacts: [contact],
    purpose: 'register',
    code: body.code,
    requester: limitedAddress(call.address),
  });
  const passwordHash = await hashPassword(context.config, body.password, limitedAddress(call.address));
  const work = async (tx: Tx): Promise<Answer<'registerMember'>> => {
    await code.redeem(tx);
    const memberId = await createMember(tx, context, {
      ...toColumns(contact),
      nickname: '',
      passwordHash,
      ...(invitedBy === undefined ? {} : { invitedBy }),
    });
    if (memberId === undefined) throw new Refusal('already_registered');
    await settleIn(tx, context, { memberId, locale: call.locale, agreements: body.agreements ?? [] });
    const token = await openSession(tx, context, { memberId, device: call });
    // The token is not stored. A repeated request must prove its sender and gets its own token.
    return {
      status: 201,
      body: toSession(context, token),
      storedBody: { member_id: memberId } satisfies Registered,
    };
  };
  const answer = await idempotently(context, call, work, toScope(contact));
  if (!('isReplay' in answer) || !answer.isReplay || answer.status !== 201) return answer;
  const token = await signInAgain(context, call, (answer.body as Registered).member_id);
  return { status: 201, body: toSession(context, token), isReplay: true };
}

/** The scope of a registration's idempotency key is the registered address, because there is no member yet. */
export const registrationScope = (body: Wire['Registration']): string => toScope(readContact(body));

const toScope = (contact: Contact): string => `${contact.channel} ${toRecipient(contact)}`;

/** The stored part of the answer to a registration. */
interface Registered {
  readonly member_id: string;
}

function toColumns(contact: Contact) {
  return contact.channel === 'mail'
    ? { mail: contact.mail, phone: null }
    : { mail: null, phone: { areaCode: contact.areaCode, number: contact.phone } };
}

async function requireInviter(queries: Queries, inviteCode: string): Promise<string> {
  const row = await queries
    .selectFrom('member')
    .select('id')
    .where('invite_code', '=', inviteCode.toUpperCase())
    .executeTakeFirst();
  if (row === undefined) throw refuseField('invite_code', 'invite_code_unknown');
  return row.id;
}

interface Newcomer {
  readonly memberId: string;
  readonly locale: Locale;
  readonly agreements: readonly Wire['AgreementAcceptance'][];
}

/** Gives a new member empty accounts, the app's language, and a record of the accepted terms. */
async function settleIn(
  tx: Tx,
  { clock, entropy }: BrokerContext,
  { memberId, locale, agreements }: Newcomer,
): Promise<void> {
  const now = clock.now();
  await openAccounts(tx, { id: memberId, currency: FIRST_CURRENCY, at: now }, clock.wall(), entropy);
  await tx.updateTable('member').set({ language: locale }).where('id', '=', memberId).execute();
  if (agreements.length === 0) return;
  await tx
    .insertInto('member_agreement')
    .values(
      agreements.map(({ document, version }) => ({
        member_id: memberId,
        document,
        version,
        accepted_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
