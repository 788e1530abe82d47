import { Button } from '@fairlot/ui-kit/button';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Change } from '@fairlot/ui-kit/price';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { profitAndLoss, knownDirection } from '../../components/profitAndLoss.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useQuote } from '../../stores/quotes.js';
import type { Position } from '../../stores/trading.js';
import type { CloseTicketValues } from './closeTicket.js';
import { useFigures } from '../../components/figures.js';
import { useCloseFigures } from './lotPreview.js';
import { notes, sheetBody, sheetFooter } from './OrderTicket.css.js';
import { SubmissionNote } from './SubmissionNote.js';
import type { TicketSubject } from './ticketData.js';
import { isUnsettled, type TicketSubmission } from './ticketSubmissions.js';

export interface CloseReviewProps {
  isOpen: boolean;
  onClose: () => void;
  position: Position;
  values: CloseTicketValues;
  subject: TicketSubject;
  submission: TicketSubmission;
}

/** What closing would do, before it is asked for. */
export function CloseReview(props: CloseReviewProps) {
  const { isOpen, onClose, position, values, subject, submission } = props;
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
  const { ticket, send } = submission;
  const at = ticket?.phase.at;
  const verb = t(`orderTicket.close.place.${direction}`, {
    quantity: figures.quantity(quantity),
    symbol: position.symbol,
    amount: figures.money(closing?.amount),
  });
  const place = () =>
    send({
      kind: 'close',
      label: verb,
      send: (key) =>
        api.post('/position/{id}/close', {
          params: { path: { id: position.id }, header: { 'Idempotency-Key': key } },
          body: { quantity, orderType, ...(orderType === 'limit' ? { price } : {}) },
        }),
    });
  const feeLabel = () => {
    if (closing === undefined) return t('orderTicket.fee');
    if (closing.isMinimum) return t('orderTicket.feeMinimum');
    return t('orderTicket.feeRate', { percent: figures.rate(closing.rate) });
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      dismissible={at !== 'sending'}
      title={t('orderTicket.close.reviewTitle')}
      footer={
        <div className={sheetFooter}>
          <SubmissionNote ticket={ticket} hasAction={false} />
          <Button
            size="large"
            fullWidth
            busy={isUnsettled(ticket) && at !== 'unknown'}
            onClick={at === 'unknown' ? ticket?.askAgain : place}
          >
            {at === 'unknown' ? t('orderTicket.checkAgain') : verb}
          </Button>
        </div>
      }
    >
      <div className={sheetBody}>
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
        <ul className={notes}>
          <li>{t('orderTicket.close.reviewNote')}</li>
          <li>{t('orderTicket.close.feeNote')}</li>
          <li>{t('orderTicket.close.cancelRule')}</li>
        </ul>
      </div>
    </Sheet>
  );
}
