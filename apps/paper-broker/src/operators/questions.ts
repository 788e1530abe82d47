import { recordDeed, type Actor } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { requirePartitionsOf } from '../db/partition.js';
import { readOwn } from '../db/readOwn.js';
import { answerCreated, type Created } from '../http/created.js';
import { Refusal } from '../http/refusal.js';
import { answerMember, type MessageRow } from '../support/thread.js';
import { viewMessage } from '../support/viewMessage.js';

const ROWS = 100;

/** The last messages of customers that have no answer, oldest first. */
export async function listUnanswered(queries: Queries) {
  const rows = await queries
    .selectFrom('support_message as message')
    .selectAll()
    .where('author', '=', 'member')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('support_message as later')
            .select('later.id')
            .whereRef('later.member_id', '=', 'message.member_id')
            .whereRef('later.id', '>', 'message.id')
            .where('later.author', '!=', 'automatic'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(ROWS)
    .execute();
  return { data: rows.map((row) => ({ member_id: row.member_id, ...viewMessage(row) })) };
}

/**
 * Answers a customer, unless the same answer is the last message of the thread.
 * @throws Refusal `not_found`
 */
export async function answerCustomer(context: BrokerContext, actor: Actor, memberId: string, text: string) {
  const { row, isNew } = await context.db.transaction(async (tx): Promise<Created<MessageRow>> => {
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (member === undefined) throw new Refusal('not_found');
    await requirePartitionsOf(tx, memberId);
    const [last] = await readOwn(tx, 'support_message', memberId, { limit: 1, after: null });
    if (last?.author === 'desk' && last.text === text) return { row: last, isNew: false };
    const sent = await answerMember(tx, context, memberId, text);
    await recordDeed(tx, context, actor, {
      action: 'answered',
      subject: { kind: 'message', id: sent.id },
      memberId,
    });
    return { row: sent, isNew: true };
  });
  return answerCreated(isNew, viewMessage(row));
}
