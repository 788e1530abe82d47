import type { Selectable } from 'kysely';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Database, Queries, Schema, Tx } from '../db/database.js';
import { readOwn } from '../db/readOwn.js';
import { markAllRead } from '../db/markAllRead.js';
import { DAY_MS } from '../util/durations.js';
import { announce } from '../events/announce.js';
import type { Locale } from '../http/operation.js';
import { attemptAll } from '../http/refusal.js';
import { newId } from '../ids.js';
import { later } from '../util/instants.js';
import { notify } from '../notices/notify.js';
import { attachUpload } from '../uploads/attach.js';
import { automaticAnswer } from './automaticAnswer.js';
import { applyVipRule } from './vipRule.js';

/** After a day without messages, the next one gets an automatic answer again. */
const SILENCE_MS = DAY_MS;
/** How many characters of an answer its notice shows. */
const EXCERPT = 120;

interface Tools {
  readonly clock: Clock;
  readonly entropy: Entropy;
}

export type MessageRow = Selectable<Schema['support_message']>;

/** Counting ends here, so that it costs the same however much is unread. The contract says "100 or more". */
const MOST_COUNTED = 100;

export async function countUnreadMessages(queries: Queries, memberId: string): Promise<number> {
  const unread = await queries
    .selectFrom('support_message')
    .select('id')
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .limit(MOST_COUNTED)
    .execute();
  return unread.length;
}

export interface NewMessage {
  readonly memberId: string;
  readonly text: string;
  readonly uploadIds: readonly string[];
}

/**
 * Adds a customer's message. After a silence, or to a customer who asks for VIP, also adds the automatic answer.
 * @throws Refusal for an upload that cannot be attached
 */
export async function writeMessage(
  tx: Tx,
  tools: Tools & { readonly config: { readonly autoReview: boolean } },
  { memberId, text, uploadIds, locale }: NewMessage & { readonly locale: Locale },
): Promise<MessageRow> {
  const [last] = await readOwn(tx, 'support_message', memberId, { limit: 1, after: null });
  const now = tools.clock.now();
  const message = await add(tx, tools, { memberId, author: 'member', text, uploadIds, order: 0 });
  const owner = { type: 'support', id: message.id };
  await attemptAll(
    uploadIds.map(
      (uploadId, index) => () =>
        attachUpload(tx, { memberId, uploadId, purpose: 'chat', owner, path: `upload_ids.${index}` }),
    ),
  );
  const isAfterSilence = last === undefined || now.getTime() - last.created_at.getTime() > SILENCE_MS;
  const vip = tools.config.autoReview ? await applyVipRule(tx, memberId, text, locale) : undefined;
  const answer = vip ?? (isAfterSilence ? automaticAnswer[locale] : undefined);
  if (answer !== undefined) {
    await add(tx, tools, { memberId, author: 'automatic', text: answer, uploadIds: [], order: 1 });
  }
  return message;
}

/** Adds the desk's answer and notifies the customer. */
export async function answerMember(
  tx: Tx,
  tools: Tools,
  memberId: string,
  text: string,
): Promise<MessageRow> {
  const message = await add(tx, tools, { memberId, author: 'desk', text, uploadIds: [], order: 0 });
  const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
  await notify(tx, tools, {
    memberId,
    kind: 'support',
    template: 'answered',
    params: { text: excerpt.replace(/\s+/g, ' ') },
    subject: { type: 'support', id: message.id },
    ref: `support:${message.id}`,
  });
  return message;
}

/** Marks the thread as read. */
export function markThreadRead(db: Database, memberId: string, now: Date): Promise<void> {
  return markAllRead(db, { table: 'support_message', memberId, now }, (tx, id) =>
    announce(tx, memberId, { event: 'chat', id }),
  );
}

interface Addition extends NewMessage {
  readonly author: MessageRow['author'];
  /** Sorts messages of the same moment. */
  readonly order: number;
}

async function add(tx: Tx, { clock, entropy }: Tools, addition: Addition): Promise<MessageRow> {
  const now = clock.now();
  const row = await tx
    .insertInto('support_message')
    .values({
      member_id: addition.memberId,
      id: newId('msg', later(clock.wall(), addition.order), entropy),
      author: addition.author,
      text: addition.text,
      upload_ids: JSON.stringify(addition.uploadIds),
      created_at: now,
      read_at: addition.author === 'member' ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await announce(tx, addition.memberId, { event: 'chat', id: row.id });
  return row;
}
