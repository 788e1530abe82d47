import { readOwn } from '../db/readOwn.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { memberIdOf } from '../http/signedIn.js';
import { exchange, quoteExchange, viewConversion, type ExchangeTools } from './exchange.js';

export function exchangeOperations(tools: ExchangeTools): Operations {
  const { db } = tools;
  const cursors = createCursors(tools);
  return {
    quoteConversion: async (call) => {
      const ask = call.body;
      const body = await db.transaction((tx) => quoteExchange(tx, tools, memberIdOf(call), ask));
      return { status: 200, body };
    },

    createConversion: (call) =>
      idempotently(tools, call, async (tx) => {
        const { quote_id: quoteId } = call.body;
        return { status: 201, body: await exchange(tx, tools, memberIdOf(call), quoteId) };
      }),

    listConversions: async (call) => {
      const memberId = memberIdOf(call);
      const page = await loadPage(cursors, {
        list: `fx ${memberId}`,
        query: call.query,
        load: (next) => readOwn(db.read, 'fx_conversion', memberId, next),
        positionOf: (row) => row.id,
      });
      return answerPage(page, viewConversion);
    },
  };
}
