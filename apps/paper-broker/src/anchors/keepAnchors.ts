import type { BrokerContext } from '../context.js';
import { anchorDays, listAnchors, toLine } from '../ledger/anchors.js';
import { sendMessage } from '../messaging/sendMessage.js';
import { appendAnchors } from './anchorFile.js';

/** Longer than any transaction takes that recorded a journal before midnight. */
const LATE_MS = 3_600_000;

/**
 * Anchors the days that are over, and sees to it that each anchor is known outside of the database: in ANCHOR_FILE, and by
 * mail at ANCHOR_MAIL. Every process does so every hour, so that each keeps a file of its own.
 */
export async function keepAnchors(
  context: Pick<BrokerContext, 'db' | 'clock' | 'entropy' | 'config'>,
): Promise<void> {
  const { db, clock, config } = context;
  const today = new Date(clock.wall().getTime() - LATE_MS).toISOString().slice(0, 10);
  await anchorDays(db, today, async (tx, anchor) => {
    if (config.anchorMail === undefined) return;
    await sendMessage(tx, context, {
      to: { channel: 'mail', mail: config.anchorMail },
      purpose: 'anchor',
      subject: `Fairlot: the ledger of ${anchor.day}`,
      body: `${toLine(anchor)}\nKeep this line: it must be in the anchors of the ledger for ever.`,
    });
  });
  appendAnchors(config, await listAnchors(db.read));
}
