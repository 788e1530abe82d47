import type { BrokerContext } from '../context.js';
import { scaleOf } from '../currencies.js';
import type { Tx } from '../db/database.js';
import { locales } from '../http/locale.js';
import { sendMessage } from '../messaging/sendMessage.js';
import { fillParams } from '../notices/noticeParams.js';
import { noticeWords, type NoticeTemplate } from '../notices/noticeWords.js';
import { notify } from '../notices/notify.js';
import { newId } from '../ids.js';
import { listContacts } from './contact.js';
import type { Contact } from '../messaging/contactAddress.js';

type Tools = Pick<BrokerContext, 'clock' | 'entropy' | 'config'>;

export interface SecurityEvent {
  readonly memberId: string;
  readonly template: NoticeTemplate<'security'>;
  readonly params?: Readonly<Record<string, string>>;
  /** Further addresses, for members who may not be able to open their inbox. @default none */
  readonly alsoTo?: readonly Contact[];
}

/** Notifies a member of a change to the account's security: in the inbox, and at `alsoTo` by mail or text message. */
export async function notifyMember(tx: Tx, tools: Tools, event: SecurityEvent): Promise<void> {
  const { memberId, template, params = {}, alsoTo = [] } = event;
  // Every event gets its own notice, so the reference is a new id.
  const ref = `security:${template}:${newId('evt', tools.clock.wall(), tools.entropy)}`;
  const subject = { type: 'member', id: memberId };
  await notify(tx, tools, { memberId, kind: 'security', template, params, subject, ref });
  if (alsoTo.length === 0) return;
  const { language, timezone } = await tx
    .selectFrom('member')
    .select(['language', 'timezone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const locale = locales.find((each) => each === language) ?? 'en';
  const words = noticeWords[locale].security[template];
  if (words === undefined) throw new Error(`There is no notice security/${template}.`);
  const reader = { locale, timezone, isZoneNamed: true, placesOf: scaleOf };
  const body = fillParams(words.body, params, reader);
  for (const to of alsoTo) {
    const title = `${tools.config.appName}: ${words.title}`;
    await sendMessage(tx, tools, { to, purpose: 'security', subject: title, body });
  }
}

/** Like `notifyMember`, to every address of the member as well. */
export async function notifyMemberEverywhere(tx: Tx, tools: Tools, event: SecurityEvent): Promise<void> {
  await notifyMember(tx, tools, { ...event, alsoTo: await listContacts(tx, event.memberId) });
}
