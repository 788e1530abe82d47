import { toText, ZERO, type Decimal } from '@fairlot/money';
import { findAvailable } from '../accounts/availableFunds.js';
import { differenceOf, viewFigure, type Figure } from '../figures/figure.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import { requirePayPassword } from '../members/payPassword.js';
import { requireKyc } from '../members/requirements.js';
import { toFilterDates } from '../http/queryDates.js';
import { createWithdrawal, requirePayeeOf } from './createWithdrawal.js';
import { cancelWithdrawal } from './decideWithdrawal.js';
import { findPauseEnd } from './cooling.js';
import { CUTOFF_TIME, scheduleOf } from './schedule.js';
import { feeOf, minimumOf, requireWithdrawable } from './terms.js';
import type { WithdrawalTools } from './tools.js';
import { figuresOfWithdrawal } from './withdrawalFigures.js';
import { findWithdrawal, listWithdrawalRows, viewWithdrawal } from './withdrawalRow.js';

export function withdrawalOperations(tools: WithdrawalTools): Operations {
  const { db, clock, market, rates } = tools;
  const cursors = createCursors(tools);
  return {
    quoteWithdrawal: async (call) => {
      const { type, currency, amount: text } = call.query;
      const at = clock.now();
      const fee = feeOf(type, currency);
      const minimum = minimumOf(rates, currency, at);
      const amount = text === undefined ? null : requireWithdrawable(text, currency, minimum);
      const memberId = memberIdOf(call);
      const pausedUntil = await findPauseEnd(db.read, tools, memberId);
      const available = await findAvailable(db.read, { memberId, kind: 'cash', currency }, at);
      const schedule = scheduleOf(market, currency, at);
      const body = {
        type,
        currency,
        ...viewOutcome(amount, fee, available, currency),
        fee: toText(fee),
        min: toText(minimum),
        max: toText(available.value),
        cutoff_time: CUTOFF_TIME,
        market_id: schedule.marketId,
        timezone: schedule.timezone,
        processing_starts_at: schedule.processingStartsAt.toISOString(),
        review_due_at: schedule.reviewDueAt.toISOString(),
        arrival_date: schedule.arrivalDate,
        possible_at: pausedUntil?.toISOString() ?? null,
      };
      return { status: 200, body };
    },

    createWithdrawal: async (call) => {
      const memberId = memberIdOf(call);
      const { pay_password: payPassword, ...body } = call.body;
      requirePayeeOf(body);
      await requireKyc(db.read, memberId);
      await requirePayPassword(tools, memberId, payPassword);
      return idempotently(tools, call, async (tx) => {
        const row = await createWithdrawal(tx, tools, memberId, body);
        return { status: 201, body: viewWithdrawal(row, market) };
      });
    },

    listWithdrawals: async (call) => {
      const memberId = memberIdOf(call);
      const filter = {
        status: call.query.status,
        ...toFilterDates(call.query),
      };
      const page = await loadPage(cursors, {
        list: `withdrawal ${memberId}`,
        query: call.query,
        load: (next) => listWithdrawalRows(db.read, memberId, filter, next),
        positionOf: (row) => row.id,
      });
      return answerPage(page, (row) => viewWithdrawal(row, market));
    },

    getWithdrawal: async (call) => {
      const row = await findWithdrawal(db.read, memberIdOf(call), call.params.id);
      if (row === undefined) throw new Refusal('not_found');
      return { status: 200, body: viewWithdrawal(row, market) };
    },

    cancelWithdrawal: async (call) => {
      const row = await db.transaction((tx) => cancelWithdrawal(tx, tools, memberIdOf(call), call.params.id));
      return { status: 200, body: viewWithdrawal(row, market) };
    },
  };
}

/**
 * What the customer receives of an amount, and the available funds afterwards: null if they do not suffice. Both are
 * null without an amount.
 */
function viewOutcome(amount: Decimal | null, fee: Decimal, available: Figure, currency: string) {
  if (amount === null) return { amount, net_amount: null, available_after: null, explained: [] };
  const { asOf } = available;
  const source = { kind: 'fee_schedule', id: currency } as const;
  const figures = figuresOfWithdrawal({ amount, fee, currency }, source, asOf);
  const after = differenceOf('available_after', [available, figures.amount], { currency, asOf });
  const isThere = after.value >= ZERO;
  return {
    amount: toText(amount),
    net_amount: toText(figures.net.value),
    available_after: isThere ? toText(after.value) : null,
    explained: (isThere ? [figures.net, after] : [figures.net]).map(viewFigure),
  };
}
