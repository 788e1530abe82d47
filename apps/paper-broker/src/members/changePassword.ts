import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { refuseField } from '../http/refusal.js';
import { requireGoodPassword, requireUnlikePayPassword } from './newPassword.js';
import { hashPassword } from './passwords.js';
import { requireProfile } from './queries.js';
import { reauthenticate } from './reauthenticate.js';
import { endSessions, openSession, type Device } from './sessions.js';
import { notifyMemberEverywhere } from './notifyMember.js';

/**
 * Changes the login password; every session ends.
 * @returns the token of a new session
 * @throws Refusal as the contract says
 */
export async function changePassword(
  context: BrokerContext,
  memberId: string,
  body: Wire['PasswordChange'],
  device: Device,
): Promise<string> {
  const { db, clock, config } = context;
  await reauthenticate(context, memberId, body.old_password, 'old_password');
  requireGoodPassword(config.passwordPolicy, body.password, body.confirm_password);
  if (body.password === body.old_password) throw refuseField('password', 'password_unchanged');
  requireUnlikePayPassword(body.password, (await requireProfile(db.read, memberId)).hasPayPassword);
  const passwordHash = await hashPassword(config, body.password, memberId);
  return db.transaction(async (tx) => {
    await tx.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', memberId).execute();
    await endSessions(tx, memberId, clock.wall());
    await notifyMemberEverywhere(tx, context, { memberId, template: 'password_changed' });
    return openSession(tx, context, { memberId, device });
  });
}
