import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Change } from '@fairlot/ui-kit/price';
import { profitAndLoss, knownDirection } from '../../components/profitAndLoss.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useQuote } from '../../stores/quotes.js';
import type { Position } from '../../stores/trading.js';
import type { CloseTicketValues } from './closeTicket.js';
import { useFigures } from '../../components/figures.js';
import { useCloseFigures } from './lotPreview.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import type { TicketAction, TicketSubject } from './ticketData.js';

export interface CloseReviewProps {
  isOpen: boolean;
  onClose: () => void;
  position: Position;
  values: CloseTicketValues;
  subject: TicketSubject;
  money: TicketAction;
}

/** What closing would do, before it is asked for. */
export function CloseReview(props: CloseReviewProps) {
  const { isOpen, onClose, position, values, subject, money } = props;
  const t = useT();
  const locale = useLocale();
  const figures = useFigures(position.currency, subject.places);
  const last = useQuote(position.symbol)?.last;
  const { quantity, orderType, price } = values;
  const direction = knownDirection(position.direction);
  const exit = orderType === 'limit' ? price : (last ?? '');
  const result = profitAndLoss(position.actualBuyingPrice, exit, quantity, direction);
  const closing = useCloseFigures(subject, position, { price: exit, quantity });
  const opposite = direction === 'long' ? 'short' : 'long';
  const verb = t(`orderTicket.close.place.${direction}`, {
    quantity: figures.quantity(quantity),
    symbol: position.symbol,
    amount: figures.money(closing?.amount),
  });
  const place = () =>
    money.send({
      label: verb,
      send: async (key) => {
        const { id } = await api.post('/position/{id}/close', {
          params: { path: { id: position.id }, header: { 'Idempotency-Key': key } },
          body: { quantity, orderType, ...(orderType === 'limit' ? { price } : {}) },
        });
        return { kind: 'close', id };
      },
    });
  const feeLabel = () => {
    if (closing === undefined) return t('orderTicket.fee');
    if (closing.isMinimum) return t('orderTicket.feeMinimum');
    return t('orderTicket.feeRate', { percent: figures.rate(closing.rate) });
  };
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('orderTicket.close.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={place}
    >
      <KeyValue>
        <KeyValueRow label={t('orderTicket.instrument')}>{subject.instrument.name}</KeyValueRow>
        <KeyValueRow label={t('orderTicket.quantity')}>
          {figures.partOf(quantity, position.closableQuantity)}
        </KeyValueRow>
        <KeyValueRow label={t('orderTicket.priceBasis')}>
          {t(`orderTicket.priceBasis.${orderType}.${opposite}`, { price: figures.price(exit) })}
        </KeyValueRow>
        <KeyValueRow label={t('orderTicket.close.entry')}>
          {figures.average(position.actualBuyingPrice)}
        </KeyValueRow>
        <KeyValueRow label={t('orderTicket.amount')}>{figures.money(closing?.amount)}</KeyValueRow>
        <KeyValueRow label={feeLabel()}>{figures.money(closing?.fee)}</KeyValueRow>
        <KeyValueRow label={t(`orderTicket.close.back.${direction}`)} isTotal>
          {figures.money(closing?.back)}
        </KeyValueRow>
        <KeyValueRow label={t('orderTicket.available')}>{figures.money(subject.available)}</KeyValueRow>
        <KeyValueRow label={t('orderTicket.availableAfter')}>
          {figures.money(closing?.availableAfter)}
        </KeyValueRow>
        <KeyValueRow label={t('orderTicket.close.result')}>
          <Change value={result} decimals={subject.places.money} locale={locale} />
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
