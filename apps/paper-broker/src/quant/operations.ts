import type { Wire } from '@fairlot/api-client/wire';
import { toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { viewFigure } from '../figures/figure.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import { requirePayPassword } from '../members/payPassword.js';
import { exitQuant } from './endQuant.js';
import { findProduct, listProducts, type Product } from './products.js';
import { findQuant, lastTradedDays, listDays, listQuant, sumQuant, type QuantRow } from './quantQueries.js';
import { figuresOfPlan } from './quantFigures.js';
import { periodOf, planQuant, type QuantPlan } from './quantTicket.js';
import { outcomesOf, viewDay, viewProduct, viewProductDetail, viewQuant, viewSum } from './quantView.js';
import { averageResult, pastResults } from './results.js';
import { subscribeQuant } from './subscribeQuant.js';

/** The operations of quant funds: products and subscriptions. */
export function createQuantOperations(context: BrokerContext): Operations {
  const { db, clock, market } = context;
  const cursors = createCursors(context);

  const requireProduct = (id: string): Product => {
    const product = findProduct(market, id, clock.now());
    if (product === undefined) throw new Refusal('not_found');
    return product;
  };
  const view = (row: QuantRow): Wire['QuantSubscription'] => viewQuant(row, undefined, market, clock.now());

  return {
    listQuants(call) {
      const at = clock.now();
      const { market_id: marketId, currency, status: state } = call.query;
      if (marketId !== undefined && market.market(marketId) === undefined)
        throw refuseField('market_id', 'not_found');
      const products = listProducts(market, at, { state, marketId, currency });
      const data = products.map((product) => viewProduct(product, market, at, call.locale));
      const body: Wire['QuantList'] = { data, next_cursor: null };
      return Promise.resolve({ status: 200, body });
    },

    getQuant(call) {
      const body = viewProductDetail(requireProduct(call.params.id), market, clock.now(), call.locale);
      return Promise.resolve({ status: 200, body });
    },

    async previewQuantSubscription(call) {
      const product = requireProduct(call.params.id);
      const plan = await planQuant(
        { read: db.read },
        { product, memberId: memberIdOf(call), ticket: call.body, at: clock.now() },
      );
      return { status: 200, body: viewPlan(plan, product, context) };
    },

    async subscribeQuant(call) {
      const memberId = memberIdOf(call);
      const { pay_password: payPassword, ...ticket } = call.body;
      const product = requireProduct(call.params.id);
      await requirePayPassword(context, memberId, payPassword);
      return idempotently(context, call, async (tx) => ({
        status: 201,
        body: view(await subscribeQuant(tx, context, { product, memberId, ticket })),
      }));
    },

    async listQuantSubscriptions(call) {
      const memberId = memberIdOf(call);
      const { status } = call.query;
      const wanted = status === undefined ? undefined : status === '0' ? 'running' : 'ended';
      const page = await loadPage(cursors, {
        list: `quant_subscription ${memberId} ${String(wanted)}`,
        query: call.query,
        load: (next) => listQuant(db.read, memberId, { status: wanted }, next),
        positionOf: ({ id }) => id,
      });
      const traded = await lastTradedDays(
        db.read,
        memberId,
        page.rows.map(({ id }) => id),
      );
      const at = clock.now();
      return answerPage(page, (row) => viewQuant(row, traded.get(row.id), market, at));
    },

    async getQuantSubscription(call) {
      const row = await findQuant(db.read, memberIdOf(call), call.params.id);
      if (row === undefined) throw new Refusal('not_found');
      const days = await listDays(db.read, row);
      const traded = days.find(({ symbol }) => symbol !== null);
      const body: Wire['QuantSubscriptionDetail'] = {
        ...viewQuant(row, traded, market, clock.now()),
        days: days.map((day) => viewDay(day, market)),
      };
      return { status: 200, body };
    },

    async sumQuantSubscriptions(call) {
      const sums = await sumQuant(db.read, memberIdOf(call));
      return { status: 200, body: { data: sums.map(viewSum) } satisfies Wire['QuantSumList'] };
    },

    exitQuantSubscription(call) {
      const memberId = memberIdOf(call);
      return idempotently(context, call, async (tx) => ({
        status: 200,
        body: view(await exitQuant(tx, context, memberId, call.params.id)),
      }));
    },
  };
}

function viewPlan(plan: QuantPlan, product: Product, { clock, market }: BrokerContext): Wire['QuantPreview'] {
  const at = clock.now();
  const { strategy, currency } = product;
  const { startAt, endAt } = periodOf(product, at);
  const { fee, total, left, exitFee } = figuresOfPlan(plan, product, at);
  return {
    account_id: plan.accountId,
    amount: toText(plan.amount),
    handling_fee: toText(fee.value),
    total_amount: toText(total.value),
    currency,
    available_before: toText(plan.available),
    available_after: toText(left.value),
    start_at: startAt.toISOString(),
    end_at: endAt.toISOString(),
    daily_fee_rate: toText(strategy.dailyFeeRate),
    early_exit_fee: exitFee === undefined ? null : toText(exitFee.value),
    outcomes: outcomesOf(product, plan.amount, averageResult(pastResults(market, strategy, at)), at),
    explained: [total, left, ...(exitFee === undefined ? [] : [exitFee])].map(viewFigure),
  };
}
