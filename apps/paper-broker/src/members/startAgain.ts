import type { BrokerContext } from '../context.js';
import { openAccounts } from '../accounts/accounts.js';
import type { Tx } from '../db/database.js';
import type { AnyCall } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { createMember } from './createMember.js';
import { hashPassword } from './passwords.js';
import { FIRST_CURRENCY } from './registerMember.js';
import { endSessions, openSession } from './sessions.js';
import { notifyMemberEverywhere } from './notifyMember.js';

const KEY_BYTES = 24;

/**
 * Lets a customer begin the simulation anew. The ledger never forgets, so nothing is undone: what was theirs stays with a
 * member whom nobody can sign in as, and a new member takes over who they are — addresses, passwords, second step,
 * passkeys, name, language, VIP. Accounts, positions, records, verification, lists and messages begin empty.
 * Everything under way for the old member runs to its end, so the books stay whole.
 * @returns the token of a new session; all others ended
 * @throws Refusal `unauthenticated` for a member who has begun anew already
 */
export async function startAgain(
  context: BrokerContext,
  memberId: string,
  device: Pick<AnyCall, 'platform' | 'address'>,
): Promise<string> {
  const { db, clock, entropy } = context;
  const unknown = Buffer.from(entropy.bytes(KEY_BYTES)).toString('base64url');
  const unknownPassword = await hashPassword(unknown, memberId);
  return db.transaction(async (tx) => {
    const person = await tx
      .selectFrom('member')
      .selectAll()
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A second one, sent at the same time, finds that nobody can sign in as this member any more.
    if (person.locked_at !== null) throw new Refusal('unauthenticated');
    await endSessions(tx, memberId, clock.wall());
    await tx
      .updateTable('member')
      .set({
        // Of a domain that no mail reaches: an address may be used once only, and a member has at least one.
        mail: `${memberId.toLowerCase()}@retired.invalid`,
        area_code: null,
        phone: null,
        invite_code: memberId,
        password_hash: unknownPassword,
        pay_password_hash: null,
        locked_at: clock.wall(),
      })
      .where('id', '=', memberId)
      .execute();
    const renewedId = await createMember(tx, context, {
      mail: person.mail,
      phone:
        person.area_code === null || person.phone === null
          ? null
          : { areaCode: person.area_code, number: person.phone },
      nickname: person.nickname,
      passwordHash: person.password_hash,
      vip: person.vip,
    });
    if (renewedId === undefined) throw new Error('The addresses of a member whom nobody is are taken.');
    await tx
      .updateTable('member')
      .set({
        invite_code: person.invite_code,
        invited_by: person.invited_by,
        pay_password_hash: person.pay_password_hash,
        pay_password_failures: person.pay_password_failures,
        pay_password_locked_until: person.pay_password_locked_until,
        credentials_changed_at: person.credentials_changed_at,
        language: person.language,
        timezone: person.timezone,
        market_id: person.market_id,
      })
      .where('id', '=', renewedId)
      .execute();
    await handOver(tx, memberId, renewedId);
    const opening = { id: renewedId, currency: FIRST_CURRENCY, at: clock.now() };
    await openAccounts(tx, opening, clock.wall(), entropy);
    await notifyMemberEverywhere(tx, context, { memberId: renewedId, template: 'simulation_reset' });
    return openSession(tx, context, { memberId: renewedId, ...device });
  });
}

/** What proves who someone is, and what they agreed to, follows the person. */
async function handOver(tx: Tx, from: string, to: string): Promise<void> {
  for (const table of ['member_totp', 'recovery_code', 'passkey', 'member_agreement'] as const) {
    await tx.updateTable(table).set({ member_id: to }).where('member_id', '=', from).execute();
  }
  await tx.deleteFrom('sign_in_challenge').where('member_id', '=', from).execute();
  await tx.updateTable('notice_mute').set({ member_id: to }).where('member_id', '=', from).execute();
}
