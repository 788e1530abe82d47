import { Banner } from '@fairlot/ui-kit/banner';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Change } from '@fairlot/ui-kit/price';
import { FormField } from '@fairlot/forms/react';
import type { ReactNode } from 'react';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { useQuote } from '../../queries/quotes.js';
import type { Position } from '../../queries/tradingQueries.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { CloseQuantity } from './CloseQuantity.js';
import { LimitField, OrderTypeField } from './TicketFields.js';
import type { TicketAction, TicketSubject } from './ticketQueries.js';
import { TicketForm } from './TicketForm.js';
import type { OrderType } from './useAddressedType.js';
import { useCloseForm } from './useCloseForm.js';
import { lazySheet } from '../../components/lazyPart.js';

/** Loaded after the form, which the customer waits for. */
const CloseReview = lazySheet({
  load: async () => (await import('./CloseReview.js')).CloseReview,
  words: ['balance', 'orderTicket', 'review'],
});

export interface CloseFormProps {
  subject: TicketSubject;
  position: Position;
  /** The initial order type. */
  firstType: OrderType;
  /** The choice of side, above the fields. */
  choice: ReactNode;
  money: TicketAction;
}

/** Closes a position, in whole or in part: the meaning of selling for a customer who holds one. */
export function CloseForm({ subject, position, firstType, choice, money }: CloseFormProps) {
  const t = useT();
  const { places } = subject;
  const figures = useFigures(position.currency, places);
  const last = useQuote(position.symbol)?.last;
  const direction = knownDirection(position.direction);
  const { form, values, estimate, review } = useCloseForm({ subject, position, firstType, money });
  const choose = (name: 'quantity' | 'price') => (next: string) =>
    form.setValue(name, next, { shouldValidate: true, shouldDirty: true });
  // Closing trades in the opposite direction, so its presets are on the other side of the market.
  const presetDirection = direction === 'long' ? 'short' : 'long';
  return (
    <TicketForm
      form={form}
      money={money}
      marketId={position.marketId}
      figures={figures}
      total={{
        label: t(`orderTicket.close.back.${direction}`),
        amount: estimate.data?.releasedAmount,
        figure: 'released_amount',
      }}
      estimate={{
        error: estimate.error,
        data: estimate.data && { ...estimate.data, totalAmount: estimate.data.amount },
        terms: estimate.terms && { ...estimate.terms, totalAmount: estimate.terms.amount },
      }}
      buttonLabel={t('orderTicket.close.review')}
      review={
        review.of !== undefined && (
          <CloseReview
            key={review.key}
            isOpen={review.isOpen}
            onClose={review.close}
            position={position}
            close={review.of}
            subject={subject}
            money={money}
          />
        )
      }
    >
      {choice}
      <Banner tone="neutral" title={t(`orderTicket.close.title.${direction}`)}>
        {t(`orderTicket.close.text.${direction}`, {
          quantity: figures.quantity(position.quantity),
          price: figures.average(position.actualBuyingPrice),
        })}
      </Banner>
      <FormField form={form} name="orderType">
        {(field) => <OrderTypeField {...field} />}
      </FormField>
      <CloseQuantity
        form={form}
        closable={position.closableQuantity}
        onChoose={choose('quantity')}
        figures={figures}
      />
      {values.orderType === 'limit' && (
        <FormField form={form} name="price">
          {(field) => (
            <LimitField
              field={field}
              subject={subject}
              direction={presetDirection}
              last={last}
              figures={figures}
              onChoose={choose('price')}
            />
          )}
        </FormField>
      )}
      <Card>
        <KeyValue>
          <KeyValueRow label={t('orderTicket.close.result')}>
            <ExplainedByTree tree={treeOf(estimate.data?.explained, 'realized')}>
              <Change
                value={estimate.data?.realizedPnl ?? null}
                decimals={places.money}
                currency={position.currency}
              />
            </ExplainedByTree>
          </KeyValueRow>
        </KeyValue>
      </Card>
    </TicketForm>
  );
}
