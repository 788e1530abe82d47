import type { SubscriptionTicket } from '@fairlot/forms/ipo';
import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { OrderSummary } from '@fairlot/ui-kit/order-summary';
import { useState, type ReactNode } from 'react';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { placesOf } from '../../components/records/placesOf.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { Ipo, IpoSubscription } from '../../queries/offerQueries.js';
import { queryClient } from '../../queries/queryClient.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { session } from '../../state/session.js';
import type { IpoPreview } from './useSubscriptionForm.js';

export interface SubscribeReviewProps {
  isOpen: boolean;
  onClose: () => void;
  ipo: Ipo;
  ticket: SubscriptionTicket;
  preview: IpoPreview;
}

/** The hold and its end, the possible outcomes, and how to undo it; then consent and the payment password. */
export function SubscribeReview({ isOpen, onClose, ipo, ticket, preview }: SubscribeReviewProps) {
  const t = useT();
  const moment = useMoment();
  const money = useMoneyAction<IpoSubscription>(`ipo ${ipo.id}`);
  const figures = useFigures(ipo.currency, {
    money: useMoneyPlaces(ipo.currency),
    price: placesOf(ipo.issuePrice),
  });
  const [isAgreed, setIsAgreed] = useState(false);
  const quantity = figures.quantity(preview.quantity);
  const verb = t('ipo.verb', {
    quantity,
    amount: figures.money(preview.totalAmount),
  });
  const subscribe = (payPassword: string) =>
    money.send({
      label: verb,
      send: (key) =>
        api.post('/ipo/{id}/subscription', {
          params: { path: { id: ipo.id }, header: { 'Idempotency-Key': key } },
          body: { ...ticket, payPassword },
        }),
      onDone: () => void queryClient.invalidateQueries({ queryKey: [session.scope(), 'subscription'] }),
    });
  const row = (label: string, value: ReactNode) => ({ label, value });
  const explained = (
    figure: 'ipo_total' | 'order_fee' | 'available_funds' | 'available_after',
    value: string,
  ) => <ExplainedByTree tree={treeOf(preview.explained, figure)}>{figures.money(value)}</ExplainedByTree>;
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('ipo.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={subscribe}
      needsPayPassword
      isReady={isAgreed}
    >
      <OrderSummary
        lines={[
          row(t('ipo.shares'), `${ipo.name} (${ipo.symbol})`),
          row(
            t('offers.quantity'),
            // A quantity that the customer entered has no parts.
            ticket.mode === 'max' ? (
              <ExplainedByTree tree={treeOf(preview.explained, 'applied_shares')}>{quantity}</ExplainedByTree>
            ) : (
              quantity
            ),
          ),
          row(t('ipo.fixedPrice'), figures.price(preview.issuePrice)),
          row(t('balance.fee'), explained('order_fee', preview.handlingFee)),
        ]}
        total={row(t('offers.total'), explained('ipo_total', preview.totalAmount))}
        afterwards={[
          row(t('balance.availableNow'), explained('available_funds', preview.availableBefore)),
          row(t('balance.availableAfter'), explained('available_after', preview.availableAfter)),
          row(t('ipo.heldUntil'), moment.at(preview.allotmentAt)),
          row(t('ipo.step.listing'), moment.at(preview.listingAt)),
        ]}
        notes={[
          t('ipo.rule.text'),
          t('ipo.note.risk'),
          t('offers.cancelUntil', { time: moment.at(preview.closeAt) }),
        ]}
      />
      <Checkbox label={t('ipo.agree')} value={isAgreed} onValueChange={setIsAgreed} />
    </ReviewSheet>
  );
}
