import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { listReceived, toTypedRecipient } from './simulatedMailbox.js';

/** The operations of the simulated mailbox, for local clients while no messages are sent. */
export function mailboxOperations(context: BrokerContext): Operations {
  return {
    async listReceivedMessages(call) {
      if (!context.config.simulatedMailbox || !call.isLocal) throw new Refusal('not_found');
      const recipient = toTypedRecipient(call.query.to);
      const messages = await listReceived(context, recipient);
      const body: Wire['ReceivedMessageList'] = {
        data: messages.map(({ id, channel, purpose, code, body: text, sentAt, expiresAt }) => ({
          id,
          channel,
          purpose,
          code,
          body: text,
          sent_at: sentAt.toISOString(),
          expires_at: expiresAt?.toISOString() ?? null,
        })),
        next_cursor: null,
      };
      return { status: 200, body };
    },
  };
}
