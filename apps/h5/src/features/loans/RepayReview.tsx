import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { FigureNode } from '../../queries/explainQueries.js';
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

/** What a repayment covers, by part, and the amounts owed and available afterwards. */
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
  const row = (label: string, value: string, figure?: FigureNode['figure']) => (
    <KeyValueRow label={label}>
      <ExplainedByTree tree={figure && treeOf(preview.explained, figure)}>
        {text.money(value, currency)}
      </ExplainedByTree>
    </KeyValueRow>
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
        {row(t('loan.penalty'), preview.penaltyPart, 'repaid_penalty')}
        {row(t('loan.interest'), preview.interestPart, 'repaid_interest')}
        {row(t('loan.principal'), preview.principalPart, 'repaid_principal')}
        {row(t('balance.fee'), preview.fee)}
        <KeyValueRow label={t('loan.repayTotal')} isTotal>
          <ExplainedByTree tree={treeOf(preview.explained, 'repayment')}>
            {text.money(amount, currency)}
          </ExplainedByTree>
        </KeyValueRow>
        {row(t('loan.owedBefore'), preview.outstandingBefore, 'loan_owed')}
        {row(t('loan.owedAfter'), preview.outstandingAfter, 'owed_after')}
        {row(t('balance.availableNow'), preview.availableBefore, 'available_funds')}
        {row(t('balance.availableAfter'), preview.availableAfter, 'available_after')}
      </KeyValue>
      <ReviewNotes notes={[t('loan.note.order'), t('loan.note.atOnce')]} />
    </ReviewSheet>
  );
}
