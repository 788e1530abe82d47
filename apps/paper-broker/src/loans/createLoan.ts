import { toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { documentVersion, findDocument } from '../documents/documents.js';
import type { Call, Locale } from '../http/operation.js';
import { attemptAll, Refusal, refuseField } from '../http/refusal.js';
import { newId } from '../ids.js';
import { later } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { attachUpload } from '../uploads/attach.js';
import { figuresOfCost } from './loanFigures.js';
import { MAX_ACTIVE_LOANS } from './loanProducts.js';
import type { LoanRow } from './loanRow.js';
import { takeQuote, type UsedQuote } from './quoteLoan.js';
import { AUTO_REVIEW_MS, REVIEW_PROMISE_MS } from './reviewPolicy.js';
import { notifyLoan } from './notifyLoan.js';
import { NO_REASON } from '../reasons/reasons.js';

export type LoanBody = Omit<Call<'createLoan'>['body'], 'pay_password'>;

interface LoanRequest {
  readonly memberId: string;
  readonly body: LoanBody;
  /** The language in which the agreement was read. */
  readonly locale: Locale;
}

/**
 * Applies for a quoted loan, with a signature. The customer must be verified and have given the pay password. No
 * money moves.
 * @throws Refusal `agreement_required`, `signature_required`, `image_required`, `not_found`, `quote_expired`,
 * `agreement_outdated`, `active_loan_limit`, and those of `attachUpload`
 */
export async function createLoan(
  tx: Tx,
  context: BrokerContext,
  { memberId, body, locale }: LoanRequest,
): Promise<LoanRow> {
  const { clock, entropy } = context;
  const { signature_upload_id: signatureId, image_upload_id: imageId } = body;
  if (body.agree !== true) throw refuseField('agree', 'agreement_required');
  if (signatureId === undefined) throw refuseField('signature_upload_id', 'signature_required');
  if (imageId === undefined) throw refuseField('image_upload_id', 'image_required');
  const quote = await takeQuote(tx, context, memberId, body.quote_id);
  const agreement = requireAgreement(body.agreement_version, quote.agreementVersion, {
    locale,
    appName: context.config.appName,
  });
  await requireRoom(tx, memberId);

  const id = newId('lon', clock.wall(), entropy);
  const owner = { type: 'loan', id };
  const pictures = [
    { memberId, uploadId: signatureId, purpose: 'signature', owner, path: 'signature_upload_id' },
    { memberId, uploadId: imageId, purpose: 'loan', owner, path: 'image_upload_id' },
  ] as const;
  await attemptAll(pictures.map((picture) => () => attachUpload(tx, picture)));
  const now = clock.now();
  const loan = await insertLoan(tx, now, {
    id,
    member_id: memberId,
    ...termsOf(quote, now),
    signature_upload_id: signatureId,
    image_upload_id: imageId,
    agreement_version: agreement.version,
    agreement_sha256: agreement.sha256,
    agreement_lang: agreement.lang,
  });
  if (context.config.autoReview) {
    await addJob(tx, context, {
      kind: 'loan_review',
      ref: `loan:${id}:review`,
      memberId: loan.member_id,
      payload: { loanId: id },
      dueAt: later(now, AUTO_REVIEW_MS),
    });
  }
  await notifyLoan(tx, context, loan, { template: 'submitted' });
  return loan;
}

/** The terms of a quote, as the loan keeps them. */
const termsOf = ({ id, product, amount }: UsedQuote, now: Date) => ({
  quote_id: id,
  product_id: product.id,
  currency: product.currency,
  period_days: product.periodDays,
  interest_rate: toText(product.interestRate),
  penalty_rate: toText(product.penaltyRate),
  amount: toText(amount),
  repayment_amount: toText(figuresOfCost(product, amount, now).total.value),
});

type GivenLoan = ReturnType<typeof termsOf> &
  Pick<
    LoanRow,
    | 'id'
    | 'member_id'
    | 'signature_upload_id'
    | 'image_upload_id'
    | 'agreement_version'
    | 'agreement_sha256'
    | 'agreement_lang'
  >;

/** Stores a loan that waits for review; nothing of it is paid out or owed yet. */
function insertLoan(tx: Tx, now: Date, given: GivenLoan): Promise<LoanRow> {
  return tx
    .insertInto('loan')
    .values({
      ...given,
      approval_status: 'under_review',
      loan_status: 'not_disbursed',
      ...NO_REASON,
      refuse_reason: null,
      days_counted: 0,
      interest_exact: '0',
      penalty_exact: '0',
      principal_left: '0',
      interest_left: '0',
      penalty_left: '0',
      created_at: now,
      review_due_at: later(now, REVIEW_PROMISE_MS),
      decided_at: null,
      disbursed_at: null,
      due_date: null,
      repaid_at: null,
      canceled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Requires that the agreement that was read is the quote's, and that it is still in force. */
function requireAgreement(
  read: string,
  quoted: string,
  { locale, appName }: { locale: Locale; appName: string },
) {
  const current = documentVersion('loan_agreement');
  const agreement = findDocument('loan_agreement', locale, appName);
  if (agreement === undefined) throw new Error(`There is no loan agreement in ${locale}.`);
  if (read !== current || quoted !== current) {
    throw refuseField('agreement_version', 'agreement_outdated', { version: current });
  }
  return agreement;
}

/** Locks the member, so that two applications at the same time are counted one after the other. */
async function requireRoom(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const active = await tx
    .selectFrom('loan')
    .select('id')
    .where('member_id', '=', memberId)
    .where('approval_status', 'in', ['under_review', 'pass'])
    .where('loan_status', '<>', 'repaid')
    .execute();
  if (active.length >= MAX_ACTIVE_LOANS) throw new Refusal('active_loan_limit');
}
