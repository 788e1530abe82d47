import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { newId } from '../ids.js';
import { sealText } from './outbox.js';
import { toRecipient, type Contact } from './contactAddress.js';

export interface Message {
  readonly to: Contact;
  /** What it is about, for the outbox: `register`, `security`. */
  readonly purpose: string;
  /** The code inside, where there is one. */
  readonly code?: string;
  /** The stored code that it brings, and when that stops working: the message is erased with it. */
  readonly codeId?: string;
  readonly expiresAt?: Date;
  readonly subject: string;
  readonly body: string;
}

type Tools = Pick<BrokerContext, 'clock' | 'entropy' | 'config'>;

/**
 * Puts a message into the outbox, in the transaction that makes it necessary. Mail leaves from there where SMTP_URL is
 * set, text messages where SMS_URL is.
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
