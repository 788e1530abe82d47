import { Banner } from '@fairlot/ui-kit/banner';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Change } from '@fairlot/ui-kit/price';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { readMessage } from '@fairlot/forms/messages';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useFormWords } from '../../components/FormWords.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useQuote } from '../../stores/quotes.js';
import type { Position } from '../../stores/trading.js';
import type { ReviewedClose } from './CloseReview.js';
import { closeTicketProblems, type CloseTicketValues } from './closeTicket.js';
import { EstimateLine } from '../../components/estimate/EstimateLine.js';
import { useFigures } from '../../components/figures.js';
import { Refusal } from '../../components/review/Refusal.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { form as formClass, group, page } from './OrderTicket.css.js';
import { PriceChips } from './PriceChips.js';
import { QuantityChips } from './QuantityChips.js';
import type { TicketAction, TicketSubject } from './ticketData.js';
import { partOfQuantity } from './ticketMath.js';
import { useCloseEstimate, type CloseBody } from './useEstimate.js';
import { lazySheet } from '../../components/lazyPart.js';

/** Sheets weigh more than the form, and the form is what is waited for. */
const CloseReview = lazySheet(async () => (await import('./CloseReview.js')).CloseReview);

export interface CloseFormProps {
  subject: TicketSubject;
  position: Position;
  /** The choice of side, which stands above the fields. */
  choice: ReactNode;
  money: TicketAction;
}

/** Asks to close what is held, in whole or in part: what selling means for someone who holds it. */
export function CloseForm({ subject, position, choice, money }: CloseFormProps) {
  const t = useT();
  const locale = useLocale();
  const say = useFormWords();
  const { instrument, places } = subject;
  const figures = useFigures(position.currency, places);
  const last = useQuote(position.symbol)?.last;
  const direction = knownDirection(position.direction);
  const [values, setValues] = useState<CloseTicketValues>({
    orderType: 'market',
    quantity: position.closableQuantity,
    price: '',
  });
  const [isChecked, setIsChecked] = useState(false);
  const [review, setReview] = useState<ReviewedClose>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);

  const change = (next: Partial<CloseTicketValues>) => setValues((before) => ({ ...before, ...next }));
  const problems = closeTicketProblems(values, {
    closableQuantity: position.closableQuantity,
    tickSize: instrument.tickSize,
  });
  const errorOf = (name: 'quantity' | 'price') => {
    const problem = problems[name];
    if (!isChecked || problem === undefined) return undefined;
    if (problem === 'closable') {
      return t('orderTicket.close.atMost', { quantity: figures.quantity(position.closableQuantity) });
    }
    const message = readMessage(problem);
    return message === null ? problem : say(message.id, message.values);
  };
  const body = Object.keys(problems).length > 0 ? null : bodyOf(values);
  const estimate = useCloseEstimate(position.id, body);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setFailure(null);
    if (body === null || isAsking) return;
    money.dismiss();
    setIsAsking(true);
    try {
      const preview = await api.post('/position/{id}/close/preview', {
        params: { path: { id: position.id } },
        body,
      });
      setReview({ body, preview });
      setIsReviewing(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsAsking(false);
    }
  };
  // To close is to trade the other way: its presets lie on the other side of the market.
  const presetDirection = direction === 'long' ? 'short' : 'long';
  return (
    <form className={page} noValidate onSubmit={(event) => void submit(event)}>
      <div className={formClass}>
        {choice}
        <Banner tone="neutral" title={t(`orderTicket.close.title.${direction}`)}>
          {t('orderTicket.close.text', {
            quantity: figures.quantity(position.quantity),
            price: figures.average(position.actualBuyingPrice),
          })}
        </Banner>
        <SegmentedControl
          label={t('orderTicket.type')}
          value={values.orderType}
          onValueChange={(orderType) => change({ orderType })}
          items={[
            { value: 'market', label: t('orderTicket.type.market') },
            { value: 'limit', label: t('orderTicket.type.limit') },
          ]}
        />
        <div className={group}>
          <NumberInput
            label={t('orderTicket.quantity')}
            hint={t('orderTicket.close.hint', { quantity: figures.quantity(position.closableQuantity) })}
            value={values.quantity}
            onValueChange={(quantity) => change({ quantity })}
            error={errorOf('quantity')}
            min="1"
            max={position.closableQuantity}
            step="1"
            decimals={0}
            locale={locale}
            unit={t('orderTicket.shares')}
            required
          />
          <QuantityChips
            quantityOf={(percent) => partOfQuantity(position.closableQuantity, percent)}
            onChoose={(quantity) => change({ quantity })}
          />
        </div>
        {values.orderType === 'limit' && (
          <div className={group}>
            <NumberInput
              label={t('orderTicket.price')}
              hint={t(`orderTicket.priceHint.${presetDirection}`)}
              value={values.price}
              onValueChange={(price) => change({ price })}
              error={errorOf('price')}
              min={instrument.tickSize}
              step={instrument.tickSize}
              decimals={places.price}
              locale={locale}
              unit={position.currency}
              required
            />
            <PriceChips
              last={last}
              tickSize={instrument.tickSize}
              direction={presetDirection}
              figures={figures}
              onChoose={(price) => change({ price })}
            />
          </div>
        )}
        <Card>
          <KeyValue>
            <KeyValueRow label={t('orderTicket.close.result')}>
              <Change value={estimate.data?.realizedPnl ?? null} decimals={places.money} locale={locale} />
            </KeyValueRow>
          </KeyValue>
        </Card>
        <Refusal title={t('orderTicket.refused')} failure={failure} />
      </div>
      <ReviewFooter
        summary={
          <EstimateLine
            figures={figures}
            total={{
              label: t(`orderTicket.close.back.${direction}`),
              amount: estimate.data?.releasedAmount,
            }}
            estimate={{
              error: estimate.error,
              data: estimate.data && { ...estimate.data, totalAmount: estimate.data.amount },
            }}
          />
        }
        action={money.action}
        submit={t('orderTicket.close.review')}
        busy={isAsking}
      />
      {review !== undefined && (
        <CloseReview
          key={JSON.stringify(review)}
          isOpen={isReviewing && money.action?.phase.at !== 'refused'}
          onClose={() => setIsReviewing(false)}
          position={position}
          close={review}
          subject={subject}
          money={money}
        />
      )}
    </form>
  );
}

function bodyOf({ quantity, orderType, price }: CloseTicketValues): CloseBody {
  return { quantity, orderType, ...(orderType === 'limit' ? { price } : {}) };
}
