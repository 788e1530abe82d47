import { toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { memberIdOf } from '../http/signedIn.js';
import { findBalance } from '../ledger/balance.js';
import { createTransfer, listTransferRows, requireEnds, viewTransfer } from './transfers.js';

export function transferOperations(tools: Pick<BrokerContext, 'db' | 'clock' | 'entropy'>): Operations {
  const { db } = tools;
  const cursors = createCursors(tools);
  return {
    getTransferMax: async (call) => {
      const memberId = memberIdOf(call);
      const { from } = await requireEnds(db.read, memberId, call.query);
      const available = {
        memberId,
        account: from.kind,
        book: 'available',
        commodity: from.currency,
      } as const;
      const max = await findBalance(db.read, available);
      return { status: 200, body: { max: toText(max), currency: from.currency } };
    },

    createTransfer: (call) =>
      idempotently(tools, call, async (tx) => ({
        status: 201,
        body: await createTransfer(tx, tools, memberIdOf(call), call.body),
      })),

    listTransfers: async (call) => {
      const memberId = memberIdOf(call);
      const page = await loadPage(cursors, {
        list: `transfer ${memberId}`,
        query: call.query,
        load: (next) => listTransferRows(db.read, memberId, next),
        positionOf: (row) => row.id,
      });
      return answerPage(page, viewTransfer);
    },
  };
}
