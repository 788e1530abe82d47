import type { Wire } from '@fairlot/api-client/wire';
import { maximum, subtract, toText, ZERO } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { readOwn } from '../db/readOwn.js';
import { viewFigure } from '../figures/figure.js';
import { answerPage, createCursors, inMemory, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import type { Offering } from '../market/offerings/offering.js';
import { requirePayPassword } from '../members/payPassword.js';
import { requireKyc } from '../members/requirements.js';
import { cancelSubscription } from './endSubscription.js';
import { figuresOfPlan } from './ipoFigures.js';
import { planSubscription, type IpoPlan } from './ipoTicket.js';
import { viewIpo, viewSubscription } from './ipoView.js';
import { findOffering, listOfferings } from './offerings.js';
import { prospectusOf } from './prospectus.js';
import { subscribe } from './subscribe.js';
import { findSubscription, type IpoRow } from './subscriptions.js';

export function createIpoOperations(context: BrokerContext): Operations {
  const { db, clock, market } = context;
  const cursors = createCursors(context);

  const requireOffering = (id: string): Offering => {
    const offering = findOffering(market, id, clock.now());
    if (offering === undefined) throw new Refusal('not_found');
    return offering;
  };
  const view = (row: IpoRow): Wire['IpoSubscription'] => viewSubscription(row, market, clock.now());

  return {
    async listIpos(call) {
      const at = clock.now();
      const { state, market_id: marketId } = call.query;
      if (marketId !== undefined && market.market(marketId) === undefined)
        throw refuseField('market_id', 'not_found');
      const offerings = listOfferings(market, at, { state, marketId });
      const { rows, nextCursor } = await loadPage(cursors, {
        list: `ipo ${String(state)} ${String(marketId)}`,
        query: call.query,
        ...inMemory(offerings, ({ id }) => id),
      });
      const data = rows.map((offering) => viewIpo(offering, market, at));
      return { status: 200, body: { data, next_cursor: nextCursor } satisfies Wire['IpoPage'] };
    },

    async getIpo(call) {
      const offering = requireOffering(call.params.id);
      const body: Wire['IpoDetail'] = {
        ...viewIpo(offering, market, clock.now()),
        ...prospectusOf(offering, call.locale),
      };
      return { status: 200, body };
    },

    async previewIpoSubscription(call) {
      const memberId = memberIdOf(call);
      await requireKyc(db.read, memberId);
      const offering = requireOffering(call.params.id);
      const at = clock.now();
      const plan = await planSubscription({ read: db.read }, { offering, memberId, body: call.body, at });
      return { status: 200, body: viewPlan(plan, offering, at) };
    },

    async subscribeIpo(call) {
      const memberId = memberIdOf(call);
      const { pay_password: payPassword, ...body } = call.body;
      await requireKyc(db.read, memberId);
      const offering = requireOffering(call.params.id);
      await requirePayPassword(context, memberId, payPassword);
      return idempotently(context, call, async (tx) => ({
        status: 201,
        body: view(await subscribe(tx, context, { offering, memberId, body })),
      }));
    },

    async listIpoSubscriptions(call) {
      const memberId = memberIdOf(call);
      const page = await loadPage(cursors, {
        list: `ipo_subscription ${memberId}`,
        query: call.query,
        load: (next) => readOwn(db.read, 'ipo_subscription', memberId, next),
        positionOf: ({ id }) => id,
      });
      return answerPage(page, view);
    },

    async getIpoSubscription(call) {
      const row = await findSubscription(db.read, memberIdOf(call), call.params.id);
      if (row === undefined) throw new Refusal('not_found');
      return { status: 200, body: view(row) };
    },

    async cancelIpoSubscription(call) {
      const memberId = memberIdOf(call);
      const row = await db.transaction((tx) => cancelSubscription(tx, context, memberId, call.params.id));
      return { status: 200, body: view(row) };
    },
  };
}

function viewPlan(plan: IpoPlan, offering: Offering, at: Date): Wire['IpoPreview'] {
  const { total, fee, left } = figuresOfPlan(plan, offering, at);
  return {
    account_id: plan.accountId ?? null,
    mode: plan.mode,
    quantity: toText(plan.quantity),
    lots: Number(plan.lots),
    issue_price: toText(offering.issuePrice),
    handling_fee: toText(fee.value),
    total_amount: toText(total.value),
    max_quantity: toText(plan.maxQuantity),
    available_before: toText(plan.available),
    available_after: toText(left.value),
    missing_amount: toText(maximum(ZERO, subtract(ZERO, left.value))),
    currency: offering.instrument.currency,
    close_at: offering.closeAt.toISOString(),
    allotment_at: offering.allotmentAt.toISOString(),
    listing_at: offering.listingAt.toISOString(),
    explained: [total, fee, left].map(viewFigure),
  };
}
