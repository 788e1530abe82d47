import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { readOwn } from '../db/readOwn.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import { viewRows } from '../http/viewRows.js';
import type { Instrument } from '../market/instrument.js';
import { findFundOrder, listFundHoldings } from './fundQueries.js';
import type { FundOrderRow } from './fundRow.js';
import { viewFundHolding, viewFundOrder } from './fundView.js';
import { cancelFundOrder, redeemFund, subscribeFund } from './placeFundOrder.js';
import { previewRedemption, previewSubscription } from './previewFundOrder.js';

/**
 * A member's subscriptions and redemptions of funds, and what they hold.
 * @param requireFund throws Refusal `not_found` for the symbol of no fund
 */
export function fundOrderOperations(
  context: BrokerContext,
  requireFund: (symbol: string) => Instrument,
): Operations {
  const { db, clock, market } = context;
  const cursors = createCursors(context);
  const view = (row: FundOrderRow): Wire['FundOrder'] => viewFundOrder(row, market, clock.now());

  return {
    async previewFundSubscription(call) {
      const preview = await previewSubscription(
        context,
        requireFund(call.params.id),
        memberIdOf(call),
        call.body,
      );
      return { status: 200, body: preview };
    },

    async subscribeFund(call) {
      const fund = requireFund(call.params.id);
      const memberId = memberIdOf(call);
      return idempotently(context, call, async (tx) => ({
        status: 201,
        body: view(await subscribeFund(tx, context, { fund, memberId, body: call.body })),
      }));
    },

    async previewFundRedemption(call) {
      const preview = await previewRedemption(
        context,
        requireFund(call.params.id),
        memberIdOf(call),
        call.body,
      );
      return { status: 200, body: preview };
    },

    async redeemFund(call) {
      const fund = requireFund(call.params.id);
      const memberId = memberIdOf(call);
      return idempotently(context, call, async (tx) => ({
        status: 201,
        body: view(await redeemFund(tx, context, { fund, memberId, body: call.body })),
      }));
    },

    async listFundHoldings(call) {
      const memberId = memberIdOf(call);
      const at = clock.now();
      const rows = await listFundHoldings(db.read, memberId);
      const { data, faults } = viewRows(
        rows,
        ({ symbol }) => symbol,
        (row) => {
          const fund = market.instrument(row.symbol);
          return fund && viewFundHolding(row, fund, market, at);
        },
      );
      return { status: 200, body: { data, next_cursor: null }, faults };
    },

    async listFundOrders(call) {
      const memberId = memberIdOf(call);
      const page = await loadPage(cursors, {
        list: `fund_order ${memberId}`,
        query: call.query,
        load: (next) => readOwn(db.read, 'fund_order', memberId, next),
        positionOf: ({ id }) => id,
      });
      return answerPage(page, view);
    },

    async getFundOrder(call) {
      const row = await findFundOrder(db.read, memberIdOf(call), call.params.id);
      if (row === undefined) throw new Refusal('not_found');
      return { status: 200, body: view(row) };
    },

    async cancelFundOrder(call) {
      const memberId = memberIdOf(call);
      const row = await db.transaction((tx) => cancelFundOrder(tx, context, memberId, call.params.id));
      return { status: 200, body: view(row) };
    },
  };
}
