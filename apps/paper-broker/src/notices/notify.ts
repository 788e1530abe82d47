import { sql } from 'kysely';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Tx } from '../db/database.js';
import { insertRows } from '../db/rowsAsJson.js';
import { announceAll } from '../events/announce.js';
import { newId } from '../ids.js';
import type { NoticeParams } from './noticeParams.js';
import { noticeWords, paramsOf, type NoticeKind, type NoticeTemplate } from './noticeWords.js';
import { reasonColumns, type Reason } from '../reasons/reasons.js';

interface NoticeOf<Kind extends NoticeKind> {
  readonly memberId: string;
  readonly kind: Kind;
  /** The name of a template in `words/<locale>/<kind>.json`. */
  readonly template: NoticeTemplate<Kind>;
  /** A value for every `{name}` of the template. */
  readonly params?: NoticeParams;
  /** Why something was refused. The app words it, beside the template's text. */
  readonly reason?: Reason | null;
  /** The record that the notice links to: `{ type: 'deposit', id: 'dep_…' }`. */
  readonly subject?: { readonly type: string; readonly id: string };
  /** Identifies the event, so that it is notified once: `deposit:dep_…:pass`. */
  readonly ref: string;
}

interface Tools {
  readonly clock: Clock;
  readonly entropy: Entropy;
}

export type NewNotice = { [Kind in NoticeKind]: NoticeOf<Kind> }[NoticeKind];

/** Kinds that cannot be muted, because they report changes to the account itself. */
const MUST_SEE: ReadonlySet<NoticeKind> = new Set(['security']);

/** Whether the customer may mute a kind. */
export const isMutable = (kind: NoticeKind): boolean => !MUST_SEE.has(kind);

/**
 * Puts a notice into a member's inbox, in the transaction of the event that it reports. A second notice with the same
 * `ref` is not added. A notice of a muted kind arrives as read, so it is found but not signalled.
 * @throws Error when a value of the template is missing
 */
export function notify(tx: Tx, tools: Tools, notice: NewNotice): Promise<void> {
  return notifyAll(tx, tools, [notice]);
}

/** Like `notify`, for several notices to one or more members, in a few statements. */
export async function notifyAll(
  tx: Tx,
  { clock, entropy }: Tools,
  notices: readonly NewNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  const muted = await findMuted(tx, notices);
  const now = clock.now();
  const rows = notices.map((notice) => {
    const { params = {}, reason = null } = notice;
    requireParams(notice, params);
    return {
      member_id: notice.memberId,
      id: newId('ntc', clock.wall(), entropy),
      kind: notice.kind,
      template: notice.template,
      // Servers of the previous version put the words into their text.
      params: reason === null ? params : { ...params, reason: reason.words ?? '' },
      ...reasonColumns(reason),
      ref: notice.ref,
      ref_type: notice.subject?.type ?? null,
      ref_id: notice.subject?.id ?? null,
      created_at: now,
      read_at: isMutable(notice.kind) && muted.has(`${notice.memberId} ${notice.kind}`) ? now : null,
    };
  });
  const added = await insertRows(tx, 'notice', rows, { unless: ['member_id', 'ref'] });
  await announceAll(
    tx,
    added.map(({ member_id, id }) => ({ memberId: member_id, event: 'notice', id })),
  );
}

function requireParams(notice: NewNotice, params: NoticeParams): void {
  const words = noticeWords.en[notice.kind][notice.template];
  if (words === undefined) throw new Error(`There is no notice ${notice.kind}/${notice.template}.`);
  const missing = paramsOf(words).filter((name) => params[name] === undefined);
  if (missing.length === 0) return;
  throw new Error(`Notice ${notice.kind}/${notice.template} lacks ${missing.join(', ')}.`);
}

/** The muted kinds of these members. */
async function findMuted(tx: Tx, notices: readonly NewNotice[]): Promise<ReadonlySet<string>> {
  const members = [...new Set(notices.map(({ memberId }) => memberId))];
  const rows = await tx
    .selectFrom('notice_mute')
    .select(['member_id', 'kind'])
    .where('member_id', '=', sql<string>`any(${members}::text[])`)
    .execute();
  return new Set(rows.map((row) => `${row.member_id} ${row.kind}`));
}
