import type { Clock, Entropy } from '../clock/clock.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { newId } from '../ids.js';
import type { NoticeParams } from './noticeParams.js';
import { noticeWords, paramsOf, type NoticeKind, type NoticeTemplate } from './noticeWords.js';

interface NoticeOf<Kind extends NoticeKind> {
  readonly memberId: string;
  readonly kind: Kind;
  /** A key of `words/<locale>/<kind>.json`. */
  readonly template: NoticeTemplate<Kind>;
  /** A value for every `{name}` of the template. */
  readonly params?: NoticeParams;
  /** The record that the notice opens: `{ type: 'deposit', id: 'dep_…' }`. */
  readonly subject?: { readonly type: string; readonly id: string };
  /** What is told of, so that it is told once: `deposit:dep_…:pass`. */
  readonly ref: string;
}

export type NewNotice = { [Kind in NoticeKind]: NoticeOf<Kind> }[NoticeKind];

/** A member hears of these even when everything is muted: they say that the account itself was touched. */
const MUST_SEE: ReadonlySet<NoticeKind> = new Set(['security']);

/** Whether the customer may mute a kind. */
export const isMutable = (kind: NoticeKind): boolean => !MUST_SEE.has(kind);

/**
 * Puts a notice into the member's inbox, in the transaction that makes it true; a second one of the same `ref` is not
 * sent. One of a muted kind arrives as read, so it can be found and calls nobody.
 * @throws Error when a value of the template is missing: a notice with holes is never sent
 */
export async function notify(
  tx: Tx,
  { clock, entropy }: { readonly clock: Clock; readonly entropy: Entropy },
  notice: NewNotice,
): Promise<void> {
  const params = notice.params ?? {};
  requireParams(notice, params);
  const isMuted = isMutable(notice.kind) && (await hasMuted(tx, notice.memberId, notice.kind));
  const now = clock.now();
  const added = await tx
    .insertInto('notice')
    .values({
      member_id: notice.memberId,
      id: newId('ntc', clock.wall(), entropy),
      kind: notice.kind,
      template: notice.template,
      params: JSON.stringify(params),
      ref: notice.ref,
      ref_type: notice.subject?.type ?? null,
      ref_id: notice.subject?.id ?? null,
      created_at: now,
      read_at: isMuted ? now : null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) await announce(tx, notice.memberId, { event: 'notice', id: added.id });
}

function requireParams(notice: NewNotice, params: NoticeParams): void {
  const words = noticeWords.en[notice.kind][notice.template];
  if (words === undefined) throw new Error(`There is no notice ${notice.kind}/${notice.template}.`);
  const missing = paramsOf(words).filter((name) => params[name] === undefined);
  if (missing.length === 0) return;
  throw new Error(`Notice ${notice.kind}/${notice.template} lacks ${missing.join(', ')}.`);
}

async function hasMuted(tx: Tx, memberId: string, kind: NoticeKind): Promise<boolean> {
  const row = await tx
    .selectFrom('notice_mute')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}
