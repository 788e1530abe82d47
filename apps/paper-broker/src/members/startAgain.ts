import type { Selectable } from 'kysely';
import type { BrokerContext } from '../context.js';
import { openAccounts } from '../accounts/accounts.js';
import type { Schema, Tx } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { createMember } from './createMember.js';
import { hashPassword } from './passwords.js';
import { FIRST_CURRENCY } from './registerMember.js';
import { endSessions, openSession, type Device } from './sessions.js';
import { notifyMemberEverywhere } from './notifyMember.js';

const KEY_BYTES = 24;

/**
 * Starts the simulation anew for a customer. The ledger is append only, so nothing is undone. The old member keeps
 * all records, but nobody can sign in as that member. A new member takes over the identity: addresses, passwords,
 * second step, passkeys, name, language, VIP. Accounts, positions, records, verification, lists and messages start
 * empty. Pending work of the old member still finishes, so that the ledger stays balanced.
 * @returns the token of a new session; all other sessions end
 * @throws Refusal `unauthenticated` for a member who has started anew already
 */
export async function startAgain(context: BrokerContext, memberId: string, device: Device): Promise<string> {
  const { db, clock, entropy } = context;
  const unknown = Buffer.from(entropy.bytes(KEY_BYTES)).toString('base64url');
  const unknownPassword = await hashPassword(context.config, unknown, memberId);
  return db.transaction(async (tx) => {
    const person = await tx
      .selectFrom('member')
      .selectAll()
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A second request at the same time finds the old member locked.
    if (person.locked_at !== null) throw new Refusal('unauthenticated');
    await retire(tx, { memberId, passwordHash: unknownPassword, at: clock.wall() });
    const renewedId = await createSuccessor(tx, context, person);
    await handOver(tx, memberId, renewedId);
    const opening = { id: renewedId, currency: FIRST_CURRENCY, at: clock.now() };
    await openAccounts(tx, opening, clock.wall(), entropy);
    await notifyMemberEverywhere(tx, context, { memberId: renewedId, template: 'simulation_reset' });
    return openSession(tx, context, { memberId: renewedId, device });
  });
}

interface Retirement {
  readonly memberId: string;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
  readonly at: Date;
}

/** Locks the old member for good, and frees the addresses and the invite code. */
async function retire(tx: Tx, { memberId, passwordHash, at }: Retirement): Promise<void> {
  await endSessions(tx, memberId, at);
  await tx
    .updateTable('member')
    .set({
      // A domain that receives no mail: addresses are unique, and a member has at least one.
      mail: `${memberId.toLowerCase()}@retired.invalid`,
      area_code: null,
      phone: null,
      invite_code: memberId,
      password_hash: passwordHash,
      pay_password_hash: null,
      locked_at: at,
    })
    .where('id', '=', memberId)
    .execute();
}

/** Makes a new member of the same person. @returns its id */
async function createSuccessor(
  tx: Tx,
  context: BrokerContext,
  person: Selectable<Schema['member']>,
): Promise<string> {
  const id = await createMember(tx, context, {
    mail: person.mail,
    phone:
      person.area_code === null || person.phone === null
        ? null
        : { areaCode: person.area_code, number: person.phone },
    nickname: person.nickname,
    passwordHash: person.password_hash,
    vip: person.vip,
  });
  if (id === undefined) throw new Error('The addresses of a retired member are taken.');
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
    .where('id', '=', id)
    .execute();
  return id;
}

/** Moves the credentials and the accepted terms to the new member. */
async function handOver(tx: Tx, from: string, to: string): Promise<void> {
  for (const table of ['member_totp', 'recovery_code', 'passkey', 'member_agreement'] as const) {
    await tx.updateTable(table).set({ member_id: to }).where('member_id', '=', from).execute();
  }
  await tx.deleteFrom('sign_in_challenge').where('member_id', '=', from).execute();
  await tx.updateTable('notice_mute').set({ member_id: to }).where('member_id', '=', from).execute();
}
