import type { BrokerContext } from '../context.js';
import { readOutbox, type SentMessage } from './outbox.js';

/** More than anyone is sent while codes live. */
const MAX_SHOWN = 20;

/**
 * What was sent to an address and is still worth reading, newest first. A code that was used, replaced or is too old is
 * not among it.
 * @param to as messages are sent to it: `ada@fairlot.example`, `+12025550101`
 */
export async function listReceived(
  { db, config, clock }: Pick<BrokerContext, 'db' | 'config' | 'clock'>,
  to: string,
): Promise<SentMessage[]> {
  const messages = await readOutbox(db.read, config, { to, limit: MAX_SHOWN });
  const wall = clock.wall();
  return messages.filter(({ body, expiresAt }) => body !== '' && (expiresAt === null || expiresAt > wall));
}

/** An address as a person types it, in the form in which messages are sent to it. */
export function toTypedRecipient(typed: string): string {
  const text = typed.trim();
  return text.includes('@') ? text.toLowerCase() : `+${text.replace(/\D/g, '')}`;
}
