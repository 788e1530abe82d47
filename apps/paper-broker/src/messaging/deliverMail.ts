import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { later } from '../util/instants.js';
import { ServiceAway } from '../util/serviceAway.js';
import { readText } from './outbox.js';
import { sendText } from './sendText.js';
import type { WorkKind, WorkSource } from '../work/source.js';

const CONNECT_MS = 10_000;
/** How long a process that sends a message reserves it; longer than sending can take. */
const CLAIM_MS = 90_000;

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'config'>;

interface Waiting {
  readonly to: string;
  readonly sealed: Uint8Array | null;
}

type Channel = 'mail' | 'phone';

/**
 * Sends the messages of the outbox: mail by SMTP, text messages by the gateway of SMS_URL. Each has its own loop, so
 * that a gateway that does not answer does not delay mail. Sending never runs in a transaction, because a slow mail
 * server would keep it open. A message is sent at least once: if a process dies between sending and recording it, it is
 * sent again.
 *
 * The text of a sent message is erased from the outbox, except in a simulation, whose control plane reads codes
 * there.
 */
export function messageWork(tools: Tools): readonly WorkKind[] {
  const { config } = tools;
  if (config.smtpUrl === undefined && config.smsUrl === undefined) return [];
  const send = createSenders(config);
  const deliveries = createDeliveries(tools);

  const sourceOf = (name: string, channel: Channel): WorkSource => ({
    name,
    table: 'mail_delivery',
    idColumn: 'outbox_id',
    memberColumn: null,
    dueColumn: 'next_at',
    condition: sql`exists (
      select from outbox where outbox.id = row.outbox_id and outbox.channel = ${sql.lit(channel)})`,
    async process({ id }) {
      const mail = await deliveries.claim(id);
      if (mail === undefined) return false;
      try {
        const { subject, body } = readText(config, mail.sealed);
        // An empty body was erased meanwhile: its code is no longer valid, so nothing is sent.
        if (body !== '') await send[channel](mail.to, subject, body);
      } catch (error) {
        // The table of failures determines the next attempt.
        await deliveries.release(id);
        throw error;
      }
      await deliveries.settle(id);
      return true;
    },
  });
  return [
    { name: 'mail', clock: 'wall', sources: [sourceOf('mail', 'mail')] },
    { name: 'texts', clock: 'wall', sources: [sourceOf('text', 'phone')] },
  ];
}

type Send = (to: string, subject: string, text: string) => Promise<unknown>;

/** How a message of each channel leaves the server. A text message has no subject. */
function createSenders({ smtpUrl, smsUrl, mailFrom }: Tools['config']): Readonly<Record<Channel, Send>> {
  const transport = createTransport({
    url: smtpUrl ?? 'smtp://localhost',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    mail: (to, subject, text) =>
      transport
        .sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text })
        .catch((error: unknown) => {
          if (refusesMessage(error)) throw error;
          throw new ServiceAway('The mail server takes no mail.', { cause: error });
        }),
    phone: (to, _subject, text) => sendText(smsUrl ?? '', to, text),
  };
}

const CLOSES = 421;

/** Whether a mail server has refused this message. After any other error it would not have taken another one either. */
const refusesMessage = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  !('responseCode' in error && error.responseCode === CLOSES);

/** The messages that wait in the outbox. */
function createDeliveries({ db, clock, config }: Tools) {
  const putOff = (queries: Queries, id: string, ms: number) =>
    queries
      .updateTable('mail_delivery')
      .set({ next_at: later(clock.wall(), ms) })
      .where('outbox_id', '=', id)
      .execute();

  return {
    /** Reserves a waiting message for a while; undefined if it is sent, or another process has it. */
    claim: (id: string): Promise<Waiting | undefined> =>
      db.transaction(async (tx) => {
        const mail = await tx
          .selectFrom('mail_delivery')
          .innerJoin('outbox', 'outbox.id', 'mail_delivery.outbox_id')
          .select(['outbox.recipient as to', 'outbox.sealed'])
          .where('outbox_id', '=', id)
          .where('next_at', '<=', clock.wall())
          .forUpdate(['mail_delivery'])
          .skipLocked()
          .executeTakeFirst();
        if (mail !== undefined) await putOff(tx, id, CLAIM_MS);
        return mail;
      }),
    /** Ends the reservation. */
    release: (id: string) => putOff(db.read, id, 0),
    /** Records that it is sent, and erases its text, except in a simulation. */
    settle: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.deleteFrom('mail_delivery').where('outbox_id', '=', id).execute();
        if (config.simControl) return;
        await tx.updateTable('outbox').set({ sealed: null }).where('id', '=', id).execute();
      }),
  };
}
