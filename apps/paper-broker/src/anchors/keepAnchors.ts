import type { BrokerContext } from '../context.js';
import { HOUR_MS } from '../util/durations.js';
import { earlier, utcDate } from '../util/instants.js';
import { anchorDays, listAnchors, toLine } from '../ledger/anchors.js';
import { sendMessage } from '../messaging/sendMessage.js';
import { appendAnchors } from './anchorFile.js';

/**
 * How long after midnight (UTC) a day is anchored: longer
 * than any transaction runs that began before midnight.
 */
const LATE_MS = HOUR_MS;

/**
 * Anchors the days that are over, and copies each anchor out of the database: to ANCHOR_FILE, and by mail to
 * ANCHOR_MAIL. Every process runs this once an hour, because each may have its own file.
 * @param check checks the whole ledger. It is called by the process that stored a new anchor, which is once a day, and
 * whenever a day cannot be anchored or the file does not agree.
 */
export async function keepAnchors(
  context: Pick<BrokerContext, 'db' | 'clock' | 'entropy' | 'config'>,
  check: () => Promise<unknown>,
): Promise<void> {
  const { db, clock, config } = context;
  const today = utcDate(earlier(clock.wall(), LATE_MS));
  let isCheckDue = false;
  try {
    await anchorDays(db, today, async (tx, anchor) => {
      isCheckDue = true;
      if (config.anchorMail === undefined) return;
      await sendMessage(tx, context, {
        to: { channel: 'mail', mail: config.anchorMail },
        purpose: 'anchor',
        subject: `${config.appName}: the ledger of ${anchor.day}`,
        body: `${toLine(anchor)}\nKeep this line: it must be in the anchors of the ledger for ever.`,
      });
    });
    appendAnchors(config, await listAnchors(db.read));
  } catch (error) {
    isCheckDue = true;
    throw error;
  } finally {
    if (isCheckDue) await check();
  }
}
