import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Banner } from '@fairlot/ui-kit/banner';
import { Change } from '@fairlot/ui-kit/price';
import { feeLabel, OrderWarning } from '../../components/estimate/EstimateLine.js';
import { Explained, ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { Position } from '../../queries/tradingQueries.js';
import type { TicketAction, TicketSubject } from './ticketQueries.js';
import type { CloseBody, ClosePreview } from './useEstimate.js';

/** The position to be closed, and the server's preview. */
export interface ReviewedClose {
  readonly body: CloseBody;
  readonly preview: ClosePreview;
}

export interface CloseReviewProps {
  isOpen: boolean;
  onClose: () => void;
  position: Position;
  close: ReviewedClose;
  subject: TicketSubject;
  money: TicketAction;
}

/** The effect of closing, before the request. */
export function CloseReview(props: CloseReviewProps) {
  const { isOpen, onClose, position, close, subject, money } = props;
  const { body, preview } = close;
  const t = useT();
  const figures = useFigures(preview.currency, subject.places);
  const direction = knownDirection(position.direction);
  const opposite = direction === 'long' ? 'short' : 'long';
  const verb = t(`orderTicket.close.place.${direction}`, {
    quantity: figures.quantity(body.quantity),
    symbol: position.symbol,
    amount: figures.money(preview.amount),
  });
  const place = () =>
    money.send({
      label: verb,
      send: async (key) => {
        const { id } = await api.post('/position/{id}/close', {
          params: { path: { id: position.id }, header: { 'Idempotency-Key': key } },
          body,
        });
        return { kind: 'close', id };
      },
    });
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('orderTicket.close.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={place}
    >
      {preview.warnings.map((warning) => (
        <Banner key={warning.code} tone="info">
          <OrderWarning warning={warning} marketId={subject.instrument.marketId} />
        </Banner>
      ))}
      <KeyValue>
        <KeyValueRow label={t('orderTicket.instrument')}>{subject.instrument.name}</KeyValueRow>
        <KeyValueRow label={t('orderTicket.quantity')}>
          {figures.partOf(body.quantity, position.closableQuantity)}
        </KeyValueRow>
        <KeyValueRow label={t('orderTicket.priceBasis')}>
          {t(`orderTicket.priceBasis.${body.orderType}.${opposite}`, {
            price: figures.price(preview.orderPrice),
          })}
        </KeyValueRow>
        <KeyValueRow label={t('orderTicket.close.entry')}>
          <Explained figure="average_price" of={{ positionId: position.id }}>
            {figures.average(position.actualBuyingPrice)}
          </Explained>
        </KeyValueRow>
        <KeyValueRow label={t('balance.amount')}>
          <ExplainedByTree tree={treeOf(preview.explained, 'order_amount')}>
            {figures.money(preview.amount)}
          </ExplainedByTree>
        </KeyValueRow>
        <KeyValueRow label={feeLabel(t, figures, { ...preview, totalAmount: preview.amount })}>
          <ExplainedByTree tree={treeOf(preview.explained, 'order_fee')}>
            {figures.money(preview.handlingFee)}
          </ExplainedByTree>
        </KeyValueRow>
        <KeyValueRow label={t(`orderTicket.close.back.${direction}`)} isTotal>
          <ExplainedByTree tree={treeOf(preview.explained, 'released_amount')}>
            {figures.money(preview.releasedAmount)}
          </ExplainedByTree>
        </KeyValueRow>
        <KeyValueRow label={t('balance.availableNow')}>
          <ExplainedByTree tree={treeOf(preview.explained, 'available_funds')}>
            {figures.money(preview.availableBefore)}
          </ExplainedByTree>
        </KeyValueRow>
        <KeyValueRow label={t('balance.availableAfter')}>
          <ExplainedByTree tree={treeOf(preview.explained, 'available_after')}>
            {figures.money(preview.availableAfter)}
          </ExplainedByTree>
        </KeyValueRow>
        <KeyValueRow label={t('orderTicket.close.result')}>
          <ExplainedByTree tree={treeOf(preview.explained, 'realized')}>
            <Change value={preview.realizedPnl} decimals={subject.places.money} currency={preview.currency} />
          </ExplainedByTree>
        </KeyValueRow>
      </KeyValue>
      <ReviewNotes
        notes={[
          t('orderTicket.close.reviewNote'),
          t('orderTicket.close.feeNote'),
          t('orderTicket.close.cancelRule'),
        ]}
      />
    </ReviewSheet>
  );
}
