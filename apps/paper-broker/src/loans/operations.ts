import type { Wire } from '@fairlot/api-client/wire';
import { findAvailable } from '../accounts/availableFunds.js';
import type { BrokerContext } from '../context.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import { requirePayPassword } from '../members/payPassword.js';
import { requireKyc } from '../members/requirements.js';
import { createLoan } from './createLoan.js';
import { cancelLoan } from './decideLoan.js';
import { loanProducts } from './loanProducts.js';
import { findLoan, listLoanRows, readRepaid } from './loanRow.js';
import { viewLoan, viewLoanDetail, viewPlan, viewProduct, viewRepayment } from './loanView.js';
import { quoteLoan } from './quoteLoan.js';
import { planRepayment, repayLoan } from './repayLoan.js';

/** The operations of loans: products, quotes, applications and repayments. */
export function loanOperations(context: BrokerContext): Operations {
  const { db } = context;
  const cursors = createCursors(context);
  return {
    listLoanProducts: () => {
      const body: Wire['LoanProductList'] = { data: loanProducts.map(viewProduct), next_cursor: null };
      return Promise.resolve({ status: 200, body });
    },

    quoteLoan: async (call) => {
      const memberId = memberIdOf(call);
      return { status: 200, body: await db.transaction((tx) => quoteLoan(tx, context, memberId, call.body)) };
    },

    createLoan: async (call) => {
      const memberId = memberIdOf(call);
      const { pay_password: payPassword, ...body } = call.body;
      await requireKyc(db.read, memberId);
      await requirePayPassword(context, memberId, payPassword);
      return idempotently(context, call, async (tx) => ({
        status: 201,
        body: viewLoan(await createLoan(tx, context, { memberId, body, locale: call.locale })),
      }));
    },

    listLoans: async (call) => {
      const memberId = memberIdOf(call);
      const filter = call.query.status;
      const page = await loadPage(cursors, {
        list: `loan ${memberId}`,
        query: call.query,
        load: (next) => listLoanRows(db.read, memberId, filter, next),
        positionOf: (row) => row.id,
      });
      return answerPage(page, viewLoan);
    },

    getLoan: async (call) => {
      const row = await findLoan(db.read, memberIdOf(call), call.params.id);
      if (row === undefined) throw new Refusal('not_found');
      return { status: 200, body: viewLoanDetail(row, await readRepaid(db.read, row)) };
    },

    cancelLoan: async (call) => {
      const memberId = memberIdOf(call);
      const row = await db.transaction((tx) => cancelLoan(tx, context, memberId, call.params.id));
      return { status: 200, body: viewLoan(row) };
    },

    previewRepayment: async (call) => {
      const memberId = memberIdOf(call);
      const body = await db.transaction(async (tx) => {
        const plan = await planRepayment(tx, context, { memberId, id: call.params.id, body: call.body });
        const { currency } = plan.loan;
        const available = await findAvailable(tx, { memberId, kind: 'cash', currency }, context.clock.now());
        return viewPlan(plan, await readRepaid(tx, plan.loan), available);
      });
      return { status: 200, body };
    },

    repayLoan: async (call) => {
      const memberId = memberIdOf(call);
      const { pay_password: payPassword, ...body } = call.body;
      await requirePayPassword(context, memberId, payPassword);
      return idempotently(context, call, async (tx) => {
        const { loan, repayment } = await repayLoan(tx, context, { memberId, id: call.params.id, body });
        const answer: Wire['LoanRepaid'] = { ...viewRepayment(repayment), loan: viewLoan(loan) };
        return { status: 201, body: answer };
      });
    },
  };
}
