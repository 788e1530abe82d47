import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { newId } from '../ids.js';
import { sealText } from './outbox.js';
import { toRecipient, type Contact } from './contactAddress.js';

export interface Message {
  readonly to: Contact;
  /** The subject for the outbox, such as `register` or `security`. */
  readonly purpose: string;
  /** The code in the message, if there is one. */
  readonly code?: string;
  /** The stored code and when it expires; the message is erased with it. */
  readonly codeId?: string;
  readonly expiresAt?: Date;
  readonly subject: string;
  readonly body: string;
}

type Tools = Pick<BrokerContext, 'clock' | 'entropy' | 'config'>;

/**
 * Puts a message into the outbox, in the transaction that makes it necessary. It is sent from there when SMTP_URL is
 * set for mail, or SMS_URL for text messages.
 */
export async function sendMessage(tx: Tx, tools: Tools, message: Message): Promise<void> {
  const wall = tools.clock.wall();
  const id = newId('out', wall, tools.entropy);
  await tx
    .insertInto('outbox')
    .values({
      id,
      channel: message.to.channel,
      recipient: toRecipient(message.to),
      purpose: message.purpose,
      sealed: sealText(tools.config, {
        subject: message.subject,
        body: message.body,
        code: message.code ?? null,
      }),
      created_at: wall,
      code_id: message.codeId ?? null,
      expires_at: message.expiresAt ?? null,
    })
    .execute();
  const provider = message.to.channel === 'mail' ? tools.config.smtpUrl : tools.config.smsUrl;
  if (provider === undefined) return;
  await tx.insertInto('mail_delivery').values({ outbox_id: id, next_at: wall }).execute();
}
