import type { BrokerContext } from '../context.js';
import type { InvariantCheck } from '../ledger/invariantCheck.js';
import { operatorOf, type OperatorOperations } from './operation.js';
import { releaseWork, viewParked, viewSecurityLog } from './watch.js';

type WorkOperations = Pick<
  OperatorOperations,
  'listParkedWork' | 'releaseParkedWork' | 'readSecurityLog' | 'checkLedger'
>;

/** The operations to watch the server's work and to check the ledger. */
export const serveWork = (
  context: BrokerContext,
  checkInvariants: () => Promise<readonly InvariantCheck[]>,
): WorkOperations => ({
  async listParkedWork() {
    return { status: 200, body: await viewParked(context.db.read) };
  },
  async releaseParkedWork(call) {
    return {
      status: 200,
      body: await releaseWork(context, operatorOf(call), call.params, call.body.reason),
    };
  },
  async readSecurityLog({ query: { member_id: memberId, kind } }) {
    return { status: 200, body: await viewSecurityLog(context.db.read, { memberId, kind }) };
  },
  async checkLedger() {
    const checks = await checkInvariants();
    return { status: 200, body: { ok: checks.every((check) => check.ok), checks } };
  },
});
