import type { Selectable } from 'kysely';
import type { Config } from '../settings/config.js';
import type { Queries } from '../db/database.js';
import type { PlatformTables } from '../db/platformSchema.js';
import { SealBroken, seal, unseal } from '../secrets/sealing.js';

type Keyed = Pick<Config, 'secretKey'>;

/** The text of a message. It is stored encrypted, because it may contain a code. */
export interface MessageText {
  readonly subject: string;
  readonly body: string;
  /** Null for a message without a code. */
  readonly code: string | null;
}

export interface SentMessage extends MessageText {
  readonly id: string;
  readonly channel: 'mail' | 'phone';
  readonly recipient: string;
  readonly purpose: string;
  readonly sentAt: Date;
  /** When the code in it expires. */
  readonly expiresAt: Date | null;
}

const ERASED: MessageText = { subject: '', body: '', code: null };

export const sealText = (config: Keyed, text: MessageText): Uint8Array =>
  seal(config, Buffer.from(JSON.stringify(text)));

/** Decrypts a message; empty for one that was erased or encrypted with another key. */
export function readText(config: Keyed, sealed: Uint8Array | null): MessageText {
  if (sealed === null) return ERASED;
  try {
    return JSON.parse(unseal(config, sealed).toString()) as MessageText;
  } catch (error) {
    if (error instanceof SealBroken) return ERASED;
    throw error;
  }
}

/** The newest messages, to all addresses or to one. */
export async function readOutbox(
  queries: Queries,
  config: Keyed,
  { to, limit }: { readonly to?: string | undefined; readonly limit: number },
): Promise<SentMessage[]> {
  let query = queries.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (to !== undefined) query = query.where('recipient', '=', to);
  const rows = await query.limit(limit).execute();
  return rows.map((row) => toMessage(config, row));
}

function toMessage(config: Keyed, row: Selectable<PlatformTables['outbox']>): SentMessage {
  return {
    ...readText(config, row.sealed),
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    purpose: row.purpose,
    sentAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
