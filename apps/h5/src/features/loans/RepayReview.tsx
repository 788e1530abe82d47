import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';
import type { LoanRepaid, RepaymentPreview } from './loanQueries.js';
import { useLoanText } from './useLoanText.js';

export interface RepayReviewProps {
  isOpen: boolean;
  onClose: () => void;
  loanId: string;
  preview: RepaymentPreview;
  money: MoneyActionHandle<LoanRepaid>;
}

/** What a repayment pays, part by part, and what is owed and available afterwards. */
export function RepayReview({ isOpen, onClose, loanId, preview, money }: RepayReviewProps) {
  const t = useT();
  const text = useLoanText();
  const { currency, amount } = preview;
  const verb = t('loan.repayVerb', { amount: text.money(amount, currency) });
  const repay = (payPassword: string) =>
    money.send({
      label: verb,
      send: (key) =>
        api.post('/loan/{id}/repayment', {
          params: { path: { id: loanId }, header: { 'Idempotency-Key': key } },
          body: { amount, payPassword },
        }),
      onDone: () => void queryClient.invalidateQueries({ queryKey: [session.scope(), 'loan'] }),
    });
  const row = (label: string, value: string) => (
    <KeyValueRow label={label}>{text.money(value, currency)}</KeyValueRow>
  );
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('loan.repayTitle')}
      action={money.action}
      verb={verb}
      onConfirm={repay}
      needsPayPassword
    >
      <KeyValue>
        {row(t('loan.penalty'), preview.penaltyPart)}
        {row(t('loan.interest'), preview.interestPart)}
        {row(t('loan.principal'), preview.principalPart)}
        {row(t('loan.fee'), preview.fee)}
        <KeyValueRow label={t('loan.repayTotal')} isTotal>
          {text.money(amount, currency)}
        </KeyValueRow>
        {row(t('loan.owedBefore'), preview.outstandingBefore)}
        {row(t('loan.owedAfter'), preview.outstandingAfter)}
        {row(t('loan.before'), preview.availableBefore)}
        {row(t('loan.after'), preview.availableAfter)}
      </KeyValue>
      <ReviewNotes notes={[t('loan.note.order'), t('loan.note.atOnce')]} />
    </ReviewSheet>
  );
}
