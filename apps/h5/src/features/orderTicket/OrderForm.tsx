import { orderTicket, type OrderTicketValues } from '@fairlot/forms/orders';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { confirm } from '@fairlot/ui-kit/modal';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Direction } from '../../components/profitAndLoss.js';
import { describeError } from '../../components/describeError.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useQuote } from '../../stores/quotes.js';
import type { Position } from '../../stores/trading.js';
import { EstimateLine } from './EstimateLine.js';
import { ExitFields } from './ExitFields.js';
import { useFigures } from '../../components/figures.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { isUnsettled } from '../../components/review/moneyActions.js';
import { useAffordable } from './lotPreview.js';
import { footer, form as formClass, group, page } from './OrderTicket.css.js';
import { PriceChips } from './PriceChips.js';
import { QuantityChips } from './QuantityChips.js';
import type { ReviewedOrder } from './OrderReview.js';
import type { TicketAction, TicketSubject } from './ticketData.js';
import { farFromMarket } from './ticketMath.js';
import { useRefusedFields } from './useRefusedFields.js';
import { useEstimate, type OrderBody } from './useEstimate.js';

/** Sheets weigh more than the form, and the form is what is waited for. */
const OrderReview = lazy(async () => ({ default: (await import('./OrderReview.js')).OrderReview }));

export interface OrderFormProps {
  subject: TicketSubject;
  direction: Direction;
  /** The order type to begin with. */
  firstType: 'market' | 'limit';
  /** The choice of side, which stands above the fields. */
  choice: ReactNode;
  /** A position the other way round, which this order leaves as it is. */
  beside: Position | undefined;
  money: TicketAction;
}

/** Opens or adds to a position: a long one by buying, a short one by selling what is not held. */
export function OrderForm(props: OrderFormProps) {
  const { subject, direction, firstType, choice, beside, money } = props;
  const t = useT();
  const locale = useLocale();
  const { instrument, available, places } = subject;
  const { symbol, lotSize, tickSize, currency } = instrument;
  const figures = useFigures(currency, places);
  const last = useQuote(symbol)?.last;
  const [review, setReview] = useState<ReviewedOrder>();
  const [isReviewing, setIsReviewing] = useState(false);

  const schema = useMemo(
    () =>
      orderTicket({
        lotSize,
        tickSize,
        currency,
        last: last ?? null,
        availableFunds: available ?? null,
        shortMarginRate: null,
      }),
    [lotSize, tickSize, currency, last, available],
  );
  const form = useZodForm(schema, {
    defaultValues: {
      direction,
      orderType: firstType,
      timeInForce: 'day',
      quantity: lotSize,
      price: '',
      stopLoss: '',
      takeProfit: '',
    } satisfies OrderTicketValues,
    onSubmit: async (output) => {
      setIsReviewing(false);
      // What is reviewed from here on is a new intent: the words about the last one are out of date.
      money.dismiss();
      const body: OrderBody = { symbol, ...output };
      const percent = body.price === undefined ? null : farFromMarket(body.price, last);
      if (percent !== null && !(await isMeant(percent))) return;
      const preview = await api.post('/order/preview', { body });
      setReview({ body, preview });
      setIsReviewing(true);
    },
  });
  const { setValue, control } = form;
  useRefusedFields(form, money.action);
  useEffect(() => setValue('direction', direction), [setValue, direction]);
  const values = useWatch({ control }) as OrderTicketValues;
  const { orderType, quantity, price } = values;
  const limit = orderType === 'limit' && price !== '' ? price : undefined;

  // The server says itself what is not affordable, and in better words: so funds are left out of what is asked.
  const asked = useMemo(
    () =>
      orderTicket({
        lotSize,
        tickSize,
        currency,
        last: null,
        availableFunds: null,
        shortMarginRate: null,
      }),
    [lotSize, tickSize, currency],
  );
  const reading = asked.safeParse({ ...values, direction });
  const estimate = useEstimate(reading.success ? { symbol, ...reading.data } : null);
  const affordable = useAffordable({ subject, direction, limit });

  const isMeant = async (percent: string) => {
    const { confirmed } = await confirm({
      title: t('orderTicket.far.title'),
      description: t('orderTicket.far.text', {
        percent: figures.percent(percent),
        price: figures.price(price),
        last: figures.price(last),
      }),
      confirmLabel: t('orderTicket.far.confirm'),
      dismissible: true,
    });
    return confirmed;
  };
  const refusal = form.failure === undefined ? [] : describeError(form.failure);
  const isHalted = instrument.status === 'halted';

  return (
    <form className={page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={formClass}>
        {choice}
        {beside !== undefined && (
          <Banner tone="neutral" title={t(`orderTicket.beside.title.${direction}`)}>
            {t(`orderTicket.beside.text.${direction}`, { quantity: figures.quantity(beside.quantity) })}
          </Banner>
        )}
        {direction === 'short' && (
          <Banner tone="caution" title={t('orderTicket.short.title')}>
            {t(beside === undefined ? 'orderTicket.short.text' : 'orderTicket.short.textBeside', { symbol })}
          </Banner>
        )}
        <FormField form={form} name="orderType">
          {(field) => (
            <SegmentedControl
              label={t('orderTicket.type')}
              value={field.value}
              onValueChange={field.onValueChange}
              items={[
                { value: 'market', label: t('orderTicket.type.market') },
                { value: 'limit', label: t('orderTicket.type.limit') },
              ]}
            />
          )}
        </FormField>
        <div className={group}>
          <FormField form={form} name="quantity">
            {(field) => (
              <NumberInput
                {...field}
                label={t('orderTicket.quantity')}
                hint={t('orderTicket.availableHint', { amount: figures.money(available) })}
                min={lotSize}
                step={lotSize}
                decimals={0}
                locale={locale}
                unit={t('orderTicket.shares')}
                enterKeyHint="done"
                required
              />
            )}
          </FormField>
          <QuantityChips
            quantityOf={affordable}
            onChoose={(next) => setValue('quantity', next, { shouldValidate: true, shouldDirty: true })}
          />
        </div>
        {orderType === 'limit' && (
          <div className={group}>
            <FormField form={form} name="price">
              {(field) => (
                <NumberInput
                  {...field}
                  label={t('orderTicket.price')}
                  hint={t(`orderTicket.priceHint.${direction}`)}
                  min={tickSize}
                  step={tickSize}
                  decimals={places.price}
                  locale={locale}
                  unit={currency}
                  required
                />
              )}
            </FormField>
            <PriceChips
              last={last}
              tickSize={tickSize}
              direction={direction}
              figures={figures}
              onChoose={(next) => setValue('price', next, { shouldValidate: true, shouldDirty: true })}
            />
          </div>
        )}
        <FormField form={form} name="timeInForce">
          {(field) => (
            <SegmentedControl
              label={t('orderTicket.validity')}
              showLabel
              value={field.value}
              onValueChange={field.onValueChange}
              items={[
                { value: 'day', label: t('orderTicket.validity.day') },
                { value: 'gtc', label: t('orderTicket.validity.gtc') },
              ]}
            />
          )}
        </FormField>
        <ExitFields
          form={form}
          direction={direction}
          entry={limit ?? (orderType === 'market' ? last : undefined)}
          quantity={quantity}
          tickSize={tickSize}
          places={places}
          figures={figures}
          currency={currency}
        />
        {refusal.length > 0 && (
          <Banner tone="critical" role="alert" title={t('orderTicket.refused')}>
            {refusal.join(' ')}
          </Banner>
        )}
      </div>
      <div className={footer}>
        <EstimateLine
          figures={figures}
          total={{ label: t(`orderTicket.total.${direction}`), amount: estimate.data?.totalAmount }}
          estimate={estimate}
        />
        <ActionNote action={money.action} />
        <Button
          type="submit"
          size="large"
          fullWidth
          busy={form.isSubmitting}
          disabled={isHalted || isUnsettled(money.action)}
        >
          {isHalted ? t('orderTicket.halted') : t(`orderTicket.review.${direction}`)}
        </Button>
      </div>
      {review !== undefined && (
        <Suspense>
          <OrderReview
            // The consent that was ticked for one preview is not one for the next.
            key={JSON.stringify(review)}
            isOpen={isReviewing && money.action?.phase.at !== 'refused'}
            onClose={() => setIsReviewing(false)}
            order={review}
            subject={subject}
            money={money}
          />
        </Suspense>
      )}
    </form>
  );
}
