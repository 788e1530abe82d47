import type { BrokerContext } from '../context.js';
import { answerCustomer, listUnanswered } from '../operators/questions.js';
import { releaseWork, viewParked, viewSecurityLog } from '../operators/watch.js';
import { HOLDER } from './holder.js';
import type { ControlOperations } from './operation.js';

type WatchOperations = Pick<
  ControlOperations,
  'listParked' | 'releaseParked' | 'listSecurityEvents' | 'listUnanswered' | 'answerMember'
>;

/** The operators' view of parked work, the security log and support questions, without an operator. */
export const watchControl = (context: BrokerContext): WatchOperations => ({
  async listParked() {
    return { status: 200, body: await viewParked(context.db.read) };
  },
  async releaseParked({ params }) {
    return { status: 200, body: await releaseWork(context, HOLDER, params, null) };
  },
  async listSecurityEvents({ query: { member_id: memberId, kind } }) {
    return { status: 200, body: await viewSecurityLog(context.db.read, { memberId, kind }) };
  },
  async listUnanswered() {
    return { status: 200, body: await listUnanswered(context.db.read) };
  },
  async answerMember({ params: { member_id: memberId }, body: { text } }) {
    return answerCustomer(context, HOLDER, memberId, text);
  },
});
