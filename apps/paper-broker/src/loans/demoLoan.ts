import type { BrokerContext } from '../context.js';
import { documentVersion } from '../documents/documents.js';
import { runDueJobs } from '../jobs/jobs.js';
import type { SeedStep } from '../seed/seedDemo.js';
import { drawText } from '../uploads/drawText.js';
import { storeDrawn } from '../uploads/storeDrawn.js';
import { createLoan } from './createLoan.js';
import { loanJobs } from './loanJobs.js';
import { quoteLoan } from './quoteLoan.js';
import { AUTO_REVIEW_MS, DISBURSE_AFTER_MS } from './reviewPolicy.js';

const LOAN = { product_id: 'usd_30', amount: '2000' };

/** A loan of a month, which the stated policy approved and paid out in the past. */
export const demoLoan: SeedStep = {
  label: 'a loan',
  async run(context, { memberId, customer }, clock) {
    const past = { ...context, clock, config: { ...context.config, autoReview: true } };
    clock.goTo({ daysAgo: 9, minutes: 262 });
    await context.db.transaction(async (tx) => {
      const quote = await quoteLoan(tx, past, memberId, LOAN);
      const signed = drawText([customer.nickname]);
      const shown = drawText(['SIMULATED INCOME', 'NO REAL MONEY']);
      const body = {
        quote_id: quote.quote_id,
        signature_upload_id: await storeDrawn(tx, past, { memberId, purpose: 'signature', picture: signed }),
        image_upload_id: await storeDrawn(tx, past, { memberId, purpose: 'loan', picture: shown }),
        agreement_version: documentVersion('loan_agreement'),
        agree: true,
      };
      await createLoan(tx, past, { memberId, body, locale: 'en' });
    });
    clock.advance(AUTO_REVIEW_MS + DISBURSE_AFTER_MS);
    await runLoanJobs(past);
  },
};

/** The interest of every day since then. */
export const demoLoanDays: SeedStep = {
  label: 'days of a loan',
  async run(context, _, clock) {
    clock.goToPresent();
    await runLoanJobs({ ...context, clock });
  },
};

async function runLoanJobs(past: BrokerContext): Promise<void> {
  await runDueJobs(past, loanJobs(past), (_job, error) => {
    throw error;
  });
}
