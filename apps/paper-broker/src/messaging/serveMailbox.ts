import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { chooseLocale } from '../http/locale.js';
import { isLocalRequest } from '../http/localClient.js';
import { Refusal } from '../http/refusal.js';
import { mailboxPage, mailboxPolicy } from './mailboxPage.js';
import { listReceived, toTypedRecipient } from './simulatedMailbox.js';

/** A session cookie, in which the app stores the addresses that it requested codes for. */
const COOKIE = /(?:^|;\s*)mailbox=([^;]*)/;
const MAX_ADDRESSES = 5;
const MAX_ADDRESS_LENGTH = 140;

/** Serves `/mailbox` to local clients. Without the simulated mailbox, the page does not exist. */
export function serveMailbox(app: FastifyInstance, context: BrokerContext): void {
  if (!context.config.simulatedMailbox) return;
  app.get('/mailbox', async (request, reply) => {
    if (!isLocalRequest(request)) throw new Refusal('not_found');
    const { to } = request.query as { to?: unknown };
    const typed = typeof to === 'string' ? to.trim().slice(0, MAX_ADDRESS_LENGTH) : '';
    const recipients = typed === '' ? rememberedAddresses(request) : [toTypedRecipient(typed)];
    const mailboxes = await Promise.all(
      recipients.map(async (recipient) => ({
        recipient,
        messages: await listReceived(context, recipient),
      })),
    );
    const locale = chooseLocale(request.headers['accept-language']);
    return reply
      .header('Content-Security-Policy', mailboxPolicy)
      .type('text/html; charset=utf-8')
      .send(mailboxPage(context.config.appName, locale, typed, mailboxes));
  });
}

function rememberedAddresses({ headers }: FastifyRequest): string[] {
  const value = COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';
  return value
    .split('~')
    .slice(0, MAX_ADDRESSES)
    .map(decodeAddress)
    .filter((address) => address !== '' && address.length <= MAX_ADDRESS_LENGTH);
}

/** Empty for a value that the app did not write. */
function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
