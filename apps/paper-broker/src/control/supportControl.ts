import type { BrokerContext } from '../context.js';
import { Refusal } from '../http/refusal.js';
import { viewMessage } from '../support/viewMessage.js';
import { answerMember } from '../support/thread.js';
import type { ControlOperations } from './operation.js';

const ROWS = 100;

type SupportOperations = Pick<ControlOperations, 'listUnanswered' | 'answerMember'>;

/** The desk's side of support: who wrote last without an answer, and the answer. */
export const supportControl = (context: BrokerContext): SupportOperations => ({
  async listUnanswered() {
    const rows = await context.db.read
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
    return {
      status: 200,
      body: { data: rows.map((row) => ({ member_id: row.member_id, ...viewMessage(row) })) },
    };
  },
  async answerMember({ params: { member_id: memberId }, body: { text } }) {
    const message = await context.db.transaction(async (tx) => {
      const member = await tx.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst();
      if (member === undefined) throw new Refusal('not_found');
      return answerMember(tx, context, memberId, text);
    });
    return { status: 201, body: viewMessage(message) };
  },
});
