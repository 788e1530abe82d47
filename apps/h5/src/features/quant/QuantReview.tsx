import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useState, type ReactNode } from 'react';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useMoment } from '../../components/offers/useMoment.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';
import { Outcomes } from './Outcomes.js';
import type { Quant, QuantSubscription } from './quantQueries.js';
import type { QuantPreview } from './useQuantForm.js';
import { useQuantText } from './useQuantText.js';

export interface QuantReviewProps {
  isOpen: boolean;
  onClose: () => void;
  quant: Quant;
  preview: QuantPreview;
  money: MoneyActionHandle<QuantSubscription>;
}

/**
 * The locked amount and its end, the possible outcomes, the cost of an exit; then consent and the payment password.
 */
export function QuantReview({ isOpen, onClose, quant, preview, money }: QuantReviewProps) {
  const t = useT();
  const text = useQuantText();
  const moment = useMoment();
  const [isAgreed, setIsAgreed] = useState(false);
  const { currency, earlyExitFee } = preview;
  const verb = t('quant.verb', { amount: text.money(preview.totalAmount, currency) });
  const subscribe = (payPassword: string) =>
    money.send({
      label: verb,
      send: (key) =>
        api.post('/quant/{id}/subscription', {
          params: { path: { id: quant.id }, header: { 'Idempotency-Key': key } },
          body: { amount: preview.amount, payPassword },
        }),
      onDone: () => void queryClient.invalidateQueries({ queryKey: [session.scope(), 'subscription'] }),
    });
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  const explained = (figure: FigureNode['figure'], value: string) => (
    <ExplainedByTree tree={treeOf(preview.explained, figure)}>{text.money(value, currency)}</ExplainedByTree>
  );
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('quant.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={subscribe}
      needsPayPassword
      isReady={isAgreed}
    >
      <KeyValue>
        {row(t('quant.product'), quant.name)}
        {row(t('balance.amount'), text.money(preview.amount, currency))}
        {row(t('quant.subscriptionFee'), explained('order_fee', preview.handlingFee))}
        <KeyValueRow label={t('quant.total')} isTotal>
          {explained('order_total', preview.totalAmount)}
        </KeyValueRow>
        {row(t('quant.dailyFee'), text.rate(preview.dailyFeeRate))}
        {row(t('balance.availableNow'), explained('available_funds', preview.availableBefore))}
        {row(t('balance.availableAfter'), explained('available_after', preview.availableAfter))}
        {row(t('quant.startAt'), moment.at(preview.startAt))}
        {row(t('quant.moneyBack'), moment.at(preview.endAt))}
        {row(t('quant.exitBefore'), t('quant.free'))}
        {row(
          t('quant.exitAfter'),
          earlyExitFee === null ? t('quant.exitNever') : explained('quant_exit_fee', earlyExitFee),
        )}
      </KeyValue>
      <Outcomes outcomes={preview.outcomes} currency={currency} />
      <ReviewNotes notes={[t('quant.note.lose'), t('quant.note.locked')]} />
      <Checkbox label={t('quant.agree')} value={isAgreed} onValueChange={setIsAgreed} />
    </ReviewSheet>
  );
}
