import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import { toFilterDates } from '../http/queryDates.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { listAccountRows } from './accounts.js';
import { listEntryRows, viewEntry } from './entries.js';
import { valueAccounts, viewAccount } from './valuation.js';

export function accountOperations(context: TradingContext): Operations {
  const { db, market, clock } = context;
  const cursors = createCursors(context);

  return {
    listAccounts: async (call) => {
      const values = await valueAccounts(db.read, market, memberIdOf(call), clock.now());
      return { status: 200, body: { data: values.map(viewAccount), next_cursor: null } };
    },

    listEntries: async (call) => {
      const memberId = memberIdOf(call);
      const { account_id: accountId, kind } = call.query;
      const filter = {
        accountId: typeof accountId === 'string' ? accountId : undefined,
        kind: typeof kind === 'string' ? kind : undefined,
        ...toFilterDates(call.query),
      };
      if (filter.accountId !== undefined) {
        const accounts = await listAccountRows(db.read, memberId);
        if (!accounts.some((account) => account.id === filter.accountId)) throw new Refusal('not_found');
      }
      const page = await loadPage(cursors, {
        list: `entry ${memberId}`,
        query: call.query,
        load: (next) => db.heavy(memberId, (read) => listEntryRows(read, memberId, filter, next)),
        positionOf: (entry) => entry.seq,
      });
      return answerPage(page, viewEntry);
    },
  };
}
