import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { newId } from '../ids.js';
import { toRecipient, type Contact } from '../members/contact.js';

export interface Message {
  readonly to: Contact;
  /** What it is about, for the outbox: `register`, `security`. */
  readonly purpose: string;
  /** The code inside, where there is one. */
  readonly code?: string;
  readonly subject: string;
  readonly body: string;
}

type Tools = Pick<BrokerContext, 'clock' | 'entropy' | 'config'>;

/**
 * Puts a message into the outbox, in the transaction that makes it necessary. Mail leaves from there where SMTP_URL is
 * set; text messages, for which there is no gateway, stay in it.
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
      code: message.code ?? null,
      body: message.body,
      created_at: wall,
    })
    .execute();
  if (tools.config.smtpUrl === undefined || message.to.channel !== 'mail') return;
  await tx
    .insertInto('mail_delivery')
    .values({ outbox_id: id, subject: message.subject, next_at: wall })
    .execute();
}
