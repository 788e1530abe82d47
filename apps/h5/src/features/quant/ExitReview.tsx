import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { MoneyAction } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
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

/** What leaving early costs and brings back. */
export function ExitReview({ isOpen, onClose, subscription, action, verb, onConfirm }: ExitReviewProps) {
  const t = useT();
  const text = useQuantText();
  const { currency, exitFee, exitAmount } = subscription;
  const row = (label: string, value: string) => <KeyValueRow label={label}>{value}</KeyValueRow>;
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
        {row(t('quant.amount'), text.money(subscription.amount, currency))}
        {row(t('quant.pending'), text.profit(subscription.pendingSettlementProfit, currency))}
        {row(t('quant.exitFee'), text.money(exitFee, currency))}
        <KeyValueRow label={t('quant.returned')} isTotal>
          {text.money(exitAmount, currency)}
        </KeyValueRow>
      </KeyValue>
      <ReviewNotes notes={[t('quant.note.exit'), t('quant.note.final')]} />
    </ReviewSheet>
  );
}
