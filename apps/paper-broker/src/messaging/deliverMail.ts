import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { BrokerContext } from '../context.js';
import type { DueRunner } from '../jobs/dueWork.js';

const CONNECT_MS = 10_000;
/** How long a process that sends keeps the others away; longer than sending can take. */
const CLAIM_MS = 90_000;
/** 30 s, 1 min, 2 min …: given up after eight tries, when a code in it is long dead. */
const FIRST_RETRY_MS = 30_000;
const MAX_ATTEMPTS = 8;
const BATCH = 20;

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'config'>;

interface Waiting {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
}

/**
 * Sends what waits in the outbox by SMTP. Never inside a transaction: a slow mail server must hold up nothing else. A
 * mail arrives at least once; a process that dies between sending and noting it may send it again.
 *
 * What was sent is wiped from the outbox, except for the control plane of a simulation, which reads codes there.
 * @param onFailure told of each mail that could not be sent; without its text
 */
export function createMailDelivery(
  { db, clock, config }: Tools,
  onFailure: (outboxId: string, error: unknown) => void,
): { run: DueRunner; deliver(): Promise<number> } {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === undefined) return { run: () => Promise.resolve(0), deliver: () => Promise.resolve(0) };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const claim = (): Promise<Waiting[]> =>
    db.transaction(async (tx) => {
      const wall = clock.wall();
      const rows = await tx
        .selectFrom('mail_delivery')
        .innerJoin('outbox', 'outbox.id', 'mail_delivery.outbox_id')
        .select(['outbox.id', 'outbox.recipient as to', 'subject', 'outbox.body', 'attempts'])
        .where('next_at', '<=', wall)
        .orderBy('next_at')
        .limit(BATCH)
        .forUpdate(['mail_delivery'])
        .skipLocked()
        .execute();
      if (rows.length === 0) return [];
      await tx
        .updateTable('mail_delivery')
        .set({ next_at: new Date(wall.getTime() + CLAIM_MS), attempts: sql`attempts + 1` })
        .where(
          'outbox_id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      return rows;
    });

  const settle = (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.deleteFrom('mail_delivery').where('outbox_id', '=', id).execute();
      if (config.simControl) return;
      await tx.updateTable('outbox').set({ code: null, body: '' }).where('id', '=', id).execute();
    });

  const putOff = ({ id, attempts }: Waiting): Promise<void> =>
    db.transaction(async (tx) => {
      if (attempts + 1 >= MAX_ATTEMPTS) {
        await tx.deleteFrom('mail_delivery').where('outbox_id', '=', id).execute();
        return;
      }
      const nextAt = new Date(clock.wall().getTime() + FIRST_RETRY_MS * 2 ** attempts);
      await tx.updateTable('mail_delivery').set({ next_at: nextAt }).where('outbox_id', '=', id).execute();
    });

  const deliver = async (): Promise<number> => {
    const waiting = await claim();
    for (const mail of waiting) {
      try {
        const { to, subject, body: text } = mail;
        await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text });
        await settle(mail.id);
      } catch (error) {
        onFailure(mail.id, error);
        await putOff(mail);
      }
    }
    return waiting.length;
  };

  let underWay: Promise<unknown> | undefined;
  return {
    deliver,
    // Started and not waited for: orders are matched in the same loop.
    run(signal) {
      if (underWay === undefined && !signal.aborted) {
        underWay = deliver()
          .catch((error: unknown) => onFailure('', error))
          .finally(() => (underWay = undefined));
      }
      return Promise.resolve(0);
    },
  };
}
