import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { ReactNode } from 'react';
import { Explained } from '../../components/explain/Explained.js';
import type { MoneyAction } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import type { ExplainedFigure } from '../../queries/explainQueries.js';
import type { QuantSubscription } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';

export interface ExitReviewProps {
  isOpen: boolean;
  onClose: () => void;
  subscription: QuantSubscription;
  action: MoneyAction | undefined;
  verb: string;
  onConfirm: () => void;
}

/** The cost and the return of an early exit. */
export function ExitReview({ isOpen, onClose, subscription, action, verb, onConfirm }: ExitReviewProps) {
  const t = useT();
  const text = useQuantText();
  const { id, currency, exitFee, exitAmount } = subscription;
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  const explained = (figure: ExplainedFigure, value: string) => (
    <Explained figure={figure} of={{ subscriptionId: id }}>
      {value}
    </Explained>
  );
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('quant.exitTitle')}
      action={action}
      verb={verb}
      onConfirm={onConfirm}
    >
      <KeyValue>
        {row(t('quant.product'), subscription.name)}
        {row(t('balance.amount'), text.money(subscription.amount, currency))}
        {row(
          t('quant.pending'),
          explained('quant_profit', text.profit(subscription.pendingSettlementProfit, currency)),
        )}
        {row(t('quant.exitFee'), explained('quant_exit_fee', text.money(exitFee, currency)))}
        <KeyValueRow label={t('quant.returned')} isTotal>
          {explained('quant_returned', text.money(exitAmount, currency))}
        </KeyValueRow>
      </KeyValue>
      <ReviewNotes notes={[t('quant.note.exit'), t('quant.note.final')]} />
    </ReviewSheet>
  );
}
