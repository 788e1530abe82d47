import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';
import { Costs } from './CostBox.js';
import type { Loan, LoanQuote } from './loanQueries.js';
import { useLoanText } from './useLoanText.js';

/** The reviewed application. */
export interface LoanApplication {
  readonly quote: LoanQuote;
  readonly imageUploadId: string;
  readonly signatureUploadId: string;
  /** The version of the agreement that was read. */
  readonly agreementVersion: string;
}

export interface LoanReviewProps {
  isOpen: boolean;
  onClose: () => void;
  application: LoanApplication;
  money: MoneyActionHandle<Loan>;
}

/** The cost as it will be signed, the dates of decision and payment, how to undo it; then the payment password. */
export function LoanReview({ isOpen, onClose, application, money }: LoanReviewProps) {
  const t = useT();
  const text = useLoanText();
  const { quote, imageUploadId, signatureUploadId, agreementVersion } = application;
  const verb = t('loan.verb', { amount: text.money(quote.amount, quote.currency) });
  const send = (payPassword: string) =>
    money.send({
      label: verb,
      send: (key) =>
        api.post('/loan', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            quoteId: quote.quoteId,
            imageUploadId,
            signatureUploadId,
            agreementVersion,
            agree: true,
            payPassword,
          },
        }),
      onDone: () => void queryClient.invalidateQueries({ queryKey: [session.scope(), 'loan'] }),
    });
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('loan.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={send}
      needsPayPassword
    >
      <Costs quote={quote} />
      <ReviewNotes
        notes={[t('loan.note.decided'), t('loan.note.paidOut'), t('loan.note.risk'), t('loan.note.record')]}
      />
    </ReviewSheet>
  );
}
