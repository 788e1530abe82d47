import { Button } from '@fairlot/ui-kit/button';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Change } from '@fairlot/ui-kit/price';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { profitAndLoss, knownDirection } from '../../components/profitAndLoss.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useQuote } from '../../stores/quotes.js';
import { refreshTrading, type Position } from '../../stores/trading.js';
import type { CloseTicketValues } from './closeTicket.js';
import { useFigures } from '../../components/figures.js';
import { useClosingFee } from './lotPreview.js';
import { notes, sheetBody, sheetFooter } from './OrderTicket.css.js';
import { SubmissionNote } from './SubmissionNote.js';
import type { TicketSubject } from './ticketData.js';
import { useSubmission } from './useSubmission.js';

export interface CloseReviewProps {
  isOpen: boolean;
  onClose: () => void;
  position: Position;
  values: CloseTicketValues;
  subject: TicketSubject;
  onClosed: (requestId: string) => void;
}

/** What closing would do, before it is asked for. */
export function CloseReview({ isOpen, onClose, position, values, subject, onClosed }: CloseReviewProps) {
  const t = useT();
  const locale = useLocale();
  const figures = useFigures(position.currency, subject.places);
  const last = useQuote(position.symbol)?.last;
  const { quantity, orderType, price } = values;
  const direction = knownDirection(position.direction);
  const exit = orderType === 'limit' ? price : (last ?? '');
  const result = profitAndLoss(position.actualBuyingPrice, exit, quantity, direction);
  const fee = useClosingFee(subject, exit, quantity);
  const opposite = direction === 'long' ? 'short' : 'long';
  const { phase, submit, isBusy } = useSubmission({
    send: (key) =>
      api.post('/position/{id}/close', {
        params: { path: { id: position.id }, header: { 'Idempotency-Key': key } },
        body: { quantity, orderType, ...(orderType === 'limit' ? { price } : {}) },
      }),
    // A close request carries no reference of ours: a new one of the same size, for this position, is the one we sent.
    look: async () => {
      const { data } = await api.get('/position/close', { params: { query: { status: 'closing_review' } } });
      return data.find((request) => request.positionId === position.id && request.quantity === quantity);
    },
    onDone: ({ id }) => {
      void refreshTrading();
      onClosed(id);
    },
  });
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={t('orderTicket.close.reviewTitle')}
      footer={
        <div className={sheetFooter}>
          <SubmissionNote phase={phase} />
          <Button size="large" fullWidth busy={isBusy} onClick={() => void submit()}>
            {phase.at === 'unknown'
              ? t('orderTicket.sendAgain')
              : t(`orderTicket.close.place.${direction}`, {
                  quantity: figures.quantity(quantity),
                  symbol: position.symbol,
                  price: figures.price(exit),
                })}
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
          <KeyValueRow
            label={
              fee === undefined
                ? t('orderTicket.fee')
                : t('orderTicket.feeRate', { percent: figures.rate(fee.rate) })
            }
          >
            {figures.money(fee?.amount)}
          </KeyValueRow>
          <KeyValueRow label={t('orderTicket.close.result')} isTotal>
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
