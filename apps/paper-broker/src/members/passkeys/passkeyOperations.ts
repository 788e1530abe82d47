import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../../context.js';
import { answerCreated } from '../../http/created.js';
import type { Operations } from '../../http/operation.js';
import { toSession } from '../customerScript.js';
import { Refusal } from '../../http/refusal.js';
import { requireMember } from '../../http/signedIn.js';
import { noteCredentialsChange } from '../credentialsChange.js';
import { reauthenticate } from '../reauthenticate.js';
import { notifyMemberEverywhere } from '../notifyMember.js';
import { addPasskey, startPasskey, type PasskeyRow } from './addPasskey.js';
import { signInByPasskey, startPasskeySignIn } from './signInByPasskey.js';

/** The operations of passkeys: add, remove, sign in. */
export function createPasskeyOperations(context: BrokerContext): Operations {
  const { db } = context;
  return {
    async listPasskeys(call) {
      const rows = await db.read
        .selectFrom('passkey')
        .select(['id', 'name', 'created_at', 'last_used_at'])
        .where('member_id', '=', requireMember(call).memberId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return { status: 200, body: { data: rows.map(viewPasskey), next_cursor: null } };
    },
    async startPasskey(call) {
      const { memberId } = requireMember(call);
      await reauthenticate(context, memberId, call.body.password);
      const options = await startPasskey(context, memberId);
      return { status: 200, body: { options } satisfies Wire['PasskeyOptions'] };
    },
    async addPasskey(call) {
      const { row, isNew } = await addPasskey(context, requireMember(call).memberId, call.body);
      return answerCreated(isNew, viewPasskey(row));
    },
    async removePasskey(call) {
      const { memberId } = requireMember(call);
      await db.transaction(async (tx) => {
        const gone = await tx
          .deleteFrom('passkey')
          .where('id', '=', call.params.id)
          .where('member_id', '=', memberId)
          .returning('name')
          .executeTakeFirst();
        if (gone === undefined) throw new Refusal('not_found');
        await noteCredentialsChange(tx, context, memberId);
        const params = { name: gone.name };
        await notifyMemberEverywhere(tx, context, { memberId, template: 'passkey_removed', params });
      });
      return { status: 204 };
    },
    async startPasskeySignIn() {
      const options = await startPasskeySignIn(context);
      return { status: 200, body: { options } satisfies Wire['PasskeyOptions'] };
    },
    async loginByPasskey(call) {
      const { credential } = call.body;
      const token = await signInByPasskey(context, credential, call);
      return { status: 200, body: toSession(context, token) };
    },
  };
}

const viewPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Wire['Passkey'] => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
