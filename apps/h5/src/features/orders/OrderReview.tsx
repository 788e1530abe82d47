import { Banner } from '@fairlot/ui-kit/banner';
import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { OrderSummary } from '@fairlot/ui-kit/order-summary';
import { useState, type ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import { api } from '../../state/client.js';
import { feeLabel, OrderWarning } from '../../components/estimate/EstimateLine.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { ReviewSheet } from '../../components/review/ReviewSheet.js';
import { amountBeforeFee } from './ticketMath.js';
import type { TicketAction, TicketSubject } from './ticketQueries.js';
import type { OrderBody, OrderPreview } from './useEstimate.js';

/** The order to be placed, and the server's preview. */
export interface ReviewedOrder {
  readonly body: OrderBody;
  readonly preview: OrderPreview;
}

export interface OrderReviewProps {
  isOpen: boolean;
  onClose: () => void;
  order: ReviewedOrder;
  subject: TicketSubject;
  money: TicketAction;
}

/** The full cost before consent. The button names verb and amount; pressing it is the consent. */
export function OrderReview({ isOpen, onClose, order, subject, money }: OrderReviewProps) {
  const t = useT();
  const { body, preview } = order;
  const figures = useFigures(preview.currency, subject.places);
  const [isRiskAccepted, setIsRiskAccepted] = useState(false);
  const isShort = body.direction === 'short';
  const verb = t(`orderTicket.place.${body.direction}`, {
    quantity: figures.quantity(body.quantity),
    symbol: body.symbol,
    amount: figures.money(preview.totalAmount),
  });
  const place = () =>
    money.send({
      label: verb,
      send: async (key) => {
        const { id } = await api.post('/order', {
          params: { header: { 'Idempotency-Key': key } },
          body: { ...body, clientOrderId: key },
        });
        return { kind: 'order', id };
      },
    });
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('orderTicket.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={place}
      isReady={!isShort || isRiskAccepted}
    >
      {preview.warnings.map((warning) => (
        <Banner key={warning.code} tone="info">
          <OrderWarning warning={warning} marketId={subject.instrument.marketId} />
        </Banner>
      ))}
      <OrderFigures order={order} subject={subject} />
      {isShort && (
        <Checkbox
          label={t('orderTicket.short.consent', { symbol: body.symbol })}
          value={isRiskAccepted}
          onValueChange={setIsRiskAccepted}
        />
      )}
    </ReviewSheet>
  );
}

function OrderFigures({ order, subject }: Pick<OrderReviewProps, 'order' | 'subject'>) {
  const t = useT();
  const { body, preview } = order;
  const { instrument, places } = subject;
  const figures = useFigures(preview.currency, places);
  const priceBasis = t(`orderTicket.priceBasis.${body.orderType}.${body.direction}`, {
    price: figures.price(preview.orderPrice),
  });
  const row = (label: string, value: ReactNode) => ({ label, value });
  const explained = (figure: FigureNode['figure'], value: string) => (
    <ExplainedByTree tree={treeOf(preview.explained, figure)}>{figures.money(value)}</ExplainedByTree>
  );
  const price = (label: string, value: string | undefined) =>
    value === undefined ? [] : [row(label, figures.price(value))];
  return (
    <OrderSummary
      lines={[
        row(t('orderTicket.instrument'), `${instrument.name} (${body.symbol})`),
        row(t('orderTicket.quantity'), figures.quantity(body.quantity)),
        row(t('orderTicket.priceBasis'), priceBasis),
        row(t('orderTicket.validity'), t(`orderTicket.validity.${body.timeInForce ?? 'day'}`)),
        ...price(t('orderTicket.stopLoss'), body.stopLoss),
        ...price(t('orderTicket.takeProfit'), body.takeProfit),
        row(t('balance.amount'), explained('order_amount', amountBeforeFee(preview, body.direction))),
        row(feeLabel(t, figures, preview), explained('order_fee', preview.handlingFee)),
      ]}
      total={row(t(`orderTicket.total.${body.direction}`), explained('order_total', preview.totalAmount))}
      afterwards={[
        row(t('orderTicket.heldNow'), explained('order_hold', preview.holdAmount)),
        ...(body.direction === 'short'
          ? [row(t('orderTicket.margin'), explained('margin', preview.marginAmount))]
          : []),
        row(t('balance.availableNow'), explained('available_funds', preview.availableBefore)),
        row(t('balance.availableAfter'), explained('available_after', preview.availableAfter)),
      ]}
      notes={[t(`orderTicket.risk.${body.orderType}.${body.direction}`), t('orderTicket.cancelRule')]}
    />
  );
}
