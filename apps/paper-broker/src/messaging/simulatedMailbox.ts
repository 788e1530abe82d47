import type { BrokerContext } from '../context.js';
import { readOutbox, type SentMessage } from './outbox.js';

/** More messages than an address receives while codes are valid. */
const MAX_SHOWN = 20;

/**
 * The messages to an address, newest first, without codes that were used, replaced or have expired.
 * @param to as messages are sent: `ada@fairlot.example`, `+12025550101`
 */
export async function listReceived(
  { db, config, clock }: Pick<BrokerContext, 'db' | 'config' | 'clock'>,
  to: string,
): Promise<SentMessage[]> {
  const messages = await readOutbox(db.read, config, { to, limit: MAX_SHOWN });
  const wall = clock.wall();
  return messages.filter(({ body, expiresAt }) => body !== '' && (expiresAt === null || expiresAt > wall));
}

/** The normal form of an address that a person typed. */
export function toTypedRecipient(typed: string): string {
  const text = typed.trim();
  return text.includes('@') ? text.toLowerCase() : `+${text.replace(/\D/g, '')}`;
}
