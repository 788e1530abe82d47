import type { FastifyInstance } from 'fastify';
import type { BrokerContext } from '../context.js';
import { Refusal } from '../http/refusal.js';
import { viewMessage } from '../support/viewMessage.js';
import { answerMember } from '../support/thread.js';
import { supportBody } from './schemas.js';

const ROWS = 100;

/** The desk's side of support: who wrote last without an answer, and the answer. */
export function addSupportRoutes(plane: FastifyInstance, context: BrokerContext): void {
  const { db } = context;
  plane.get('/support', async () => {
    const rows = await db.read
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
  });
  plane.post('/support/:memberId', { schema: { body: supportBody } }, async (request, reply) => {
    const { memberId } = request.params as { memberId: string };
    const { text } = request.body as { text: string };
    const message = await db.transaction(async (tx) => {
      const member = await tx.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst();
      if (member === undefined) throw new Refusal('not_found');
      return answerMember(tx, context, memberId, text);
    });
    return reply.code(201).send(viewMessage(message));
  });
}
