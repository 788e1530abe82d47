import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Call, Operations } from '../http/operation.js';
import { changePassword } from './changePassword.js';
import { CODE_LIFE_S, CODE_RESEND_S } from './codes.js';
import { readContact } from './contact.js';
import { refuseInvalid } from '../http/refusal.js';
import { requireMember } from '../http/signedIn.js';
import { reauthenticate } from './reauthenticate.js';
import { registerMember, registrationScope } from './registerMember.js';
import { resetPassword } from './resetPassword.js';
import { sendCode } from './sendCode.js';
import { endSessions } from './sessions.js';
import { setPayPassword } from './setPayPassword.js';
import { startAgain } from './startAgain.js';
import { notifyMemberEverywhere } from './notifyMember.js';

/** The operations of registration and of changing credentials. */
export function createIdentityOperations(context: BrokerContext): Operations {
  const { db, clock } = context;
  return {
    async sendCode(call) {
      const body = call.body;
      const contact = readContact(body);
      if (contact.channel !== body.channel) throw refuseInvalid('channel', 'invalid_choice');
      await sendCode(context, { contact, purpose: body.purpose, locale: call.locale, address: call.address });
      const answer: Wire['CodeSent'] = { expires_in: CODE_LIFE_S, resend_in: CODE_RESEND_S };
      return { status: 202, body: answer };
    },
    registerMember: Object.assign((call: Call<'registerMember'>) => registerMember(context, call), {
      scopeOf: registrationScope,
    }),
    async resetPassword(call) {
      await resetPassword(context, call.body, call.address);
      return { status: 204 };
    },
    async changePassword(call) {
      const { memberId } = requireMember(call);
      const token = await changePassword(context, memberId, call.body, call);
      return { status: 200, body: { token } satisfies Wire['RotatedToken'] };
    },
    async setPayPassword(call) {
      await setPayPassword(context, requireMember(call).memberId, call.body, call.address);
      return { status: 204 };
    },
    async freezeAccount(call) {
      const { memberId } = requireMember(call);
      await reauthenticate(context, memberId, call.body.password);
      await db.transaction(async (tx) => {
        await tx.updateTable('member').set({ frozen_at: clock.wall() }).where('id', '=', memberId).execute();
        await endSessions(tx, memberId, clock.wall());
        await notifyMemberEverywhere(tx, context, { memberId, template: 'account_frozen' });
      });
      return { status: 204 };
    },
    async resetSimulation(call) {
      const { memberId } = requireMember(call);
      await reauthenticate(context, memberId, call.body.password);
      const token = await startAgain(context, memberId, call);
      return { status: 200, body: { token } satisfies Wire['RotatedToken'] };
    },
  };
}
