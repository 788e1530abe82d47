import { FormField } from '@fairlot/forms/react';
import { useCallback, type ReactNode } from 'react';
import { useFigures } from '../../components/figures.js';
import { missingFor } from '../../components/missingFunds/lacking.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { useIsHalted, useQuote } from '../../queries/quotes.js';
import type { Position } from '../../queries/tradingQueries.js';
import { ExitFields } from './ExitFields.js';
import { useAffordable } from './lotPreview.js';
import { OpeningNotes } from './OpeningNotes.js';
import { QuantityField } from './QuantityField.js';
import { LimitField, OrderTypeField, ValidityField } from './TicketFields.js';
import { TicketForm } from './TicketForm.js';
import type { TicketAction, TicketSubject } from './ticketQueries.js';
import { keepDraft } from './ticketDraft.js';
import type { OrderType } from './useAddressedType.js';
import { useOrderForm } from './useOrderForm.js';
import { lazySheet } from '../../components/lazyPart.js';

/** Loaded after the form, which the customer waits for. */
const OrderReview = lazySheet({
  load: async () => (await import('./OrderReview.js')).OrderReview,
  words: ['balance', 'orderTicket', 'review'],
});

export interface OrderFormProps {
  subject: TicketSubject;
  direction: Direction;
  /** The initial order type. */
  firstType: OrderType;
  /** The choice of side, above the fields. */
  choice: ReactNode;
  /** A position in the opposite direction, which this order does not change. */
  opposite: Position | undefined;
  money: TicketAction;
}

/** Opens or adds to a position: a long one by buying, a short one by selling shares that are not held. */
export function OrderForm(props: OrderFormProps) {
  const { subject, direction, firstType, choice, opposite, money } = props;
  const t = useT();
  const { instrument, places } = subject;
  const { symbol, tickSize, currency } = instrument;
  const figures = useFigures(currency, places);
  const last = useQuote(symbol)?.last;
  const { form, values, limit, estimate, review } = useOrderForm({
    subject,
    direction,
    firstType,
    last,
    figures,
    money,
  });
  const { setValue } = form;
  const affordable = useAffordable({ subject, direction, limit });
  const chooseQuantity = useCallback(
    (next: string) => setValue('quantity', next, { shouldValidate: true, shouldDirty: true }),
    [setValue],
  );
  const isMarket = values.orderType === 'market';
  const isHalted = useIsHalted(instrument);

  return (
    <TicketForm
      form={form}
      money={money}
      marketId={instrument.marketId}
      figures={figures}
      total={{
        label: t(`orderTicket.total.${direction}`),
        figure: 'order_total',
        amount: estimate.data?.totalAmount,
      }}
      estimate={estimate}
      buttonLabel={isHalted ? t('orderTicket.halted') : t(`orderTicket.review.${direction}`)}
      disabled={isHalted || values.quantity === ''}
      review={
        review.of !== undefined && (
          <OrderReview
            key={review.key}
            isOpen={review.isOpen}
            onClose={review.close}
            order={review.of}
            subject={subject}
            money={money}
          />
        )
      }
    >
      {choice}
      <OpeningNotes {...{ symbol, direction, opposite, figures }} />
      <FormField form={form} name="orderType">
        {(field) => <OrderTypeField {...field} />}
      </FormField>
      <QuantityField
        form={form}
        onChoose={chooseQuantity}
        quantity={values.quantity}
        estimate={estimate.data}
        {...{ subject, direction, affordable, figures }}
      />
      <MissingFunds
        missing={missingFor(estimate.data)}
        target="trade"
        onLeave={() => keepDraft(symbol, direction, values)}
      />
      {values.orderType === 'limit' && (
        <FormField form={form} name="price">
          {(field) => (
            <LimitField
              field={field}
              subject={subject}
              direction={direction}
              last={last}
              figures={figures}
              onChoose={(next) => setValue('price', next, { shouldValidate: true, shouldDirty: true })}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="timeInForce">
        {(field) => <ValidityField {...field} />}
      </FormField>
      <ExitFields
        form={form}
        direction={direction}
        entry={limit ?? (isMarket ? last : undefined)}
        isMarket={isMarket}
        quantity={values.quantity}
        tickSize={tickSize}
        places={places}
        figures={figures}
        currency={currency}
      />
    </TicketForm>
  );
}
