import { Banner } from '@fairlot/ui-kit/banner';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Change } from '@fairlot/ui-kit/price';
import { closeTicket, type CloseTicketValues } from '@fairlot/forms/orders';
import { FormField, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useMemo, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useQuote } from '../../queries/quotes.js';
import type { Position } from '../../queries/tradingQueries.js';
import type { ReviewedClose } from './CloseReview.js';
import { EstimateLine } from '../../components/estimate/EstimateLine.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { Refusal } from '../../components/review/Refusal.js';
import { refusalOf } from '../../components/review/refusalOf.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { form as formClass, group, page } from './OrderTicket.css.js';
import { QuantityChips } from './QuantityChips.js';
import { LimitField, OrderTypeField } from './TicketFields.js';
import type { TicketAction, TicketSubject } from './ticketQueries.js';
import { partOfQuantity } from './ticketMath.js';
import { useCloseEstimate } from './useEstimate.js';
import { lazySheet } from '../../components/lazyPart.js';
import { useFormDraft } from '../../components/useFormDraft.js';

/** Loaded after the form, which the customer waits for. */
const CloseReview = lazySheet({
  load: async () => (await import('./CloseReview.js')).CloseReview,
  words: ['balance', 'orderTicket', 'review'],
});

export interface CloseFormProps {
  subject: TicketSubject;
  position: Position;
  /** The choice of side, above the fields. */
  choice: ReactNode;
  money: TicketAction;
}

/** Closes a position, in whole or in part: the meaning of selling for a customer who holds one. */
export function CloseForm({ subject, position, choice, money }: CloseFormProps) {
  const t = useT();
  const { instrument, places } = subject;
  const figures = useFigures(position.currency, places);
  const last = useQuote(position.symbol)?.last;
  const direction = knownDirection(position.direction);
  const [review, setReview] = useState<ReviewedClose>();
  const [isReviewing, setIsReviewing] = useState(false);
  const { closableQuantity } = position;
  const { tickSize } = instrument;
  const schema = useMemo(() => closeTicket({ closableQuantity, tickSize }), [closableQuantity, tickSize]);
  const defaultValues: CloseTicketValues = { orderType: 'market', quantity: closableQuantity, price: '' };
  const form = useZodForm(schema, {
    defaultValues,
    onSubmit: async (body) => {
      money.dismiss();
      const preview = await api.post('/position/{id}/close/preview', {
        params: { path: { id: position.id } },
        body,
      });
      setReview({ body, preview });
      setIsReviewing(true);
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['orderType', 'quantity', 'price'], position.id);
  const { control, setValue } = form;
  const values = useWatch({ control }) as CloseTicketValues;
  const choose = (name: 'quantity' | 'price') => (next: string) =>
    setValue(name, next, { shouldValidate: true, shouldDirty: true });
  const reading = schema.safeParse(values);
  const estimate = useCloseEstimate(position.id, reading.success ? reading.data : null);

  // Closing trades in the opposite direction, so its presets are on the other side of the market.
  const presetDirection = direction === 'long' ? 'short' : 'long';
  return (
    <form className={page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={formClass}>
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
        <div className={group}>
          <FormField form={form} name="quantity">
            {(field) => (
              <NumberInput
                {...field}
                label={t('orderTicket.quantity')}
                hint={t('orderTicket.close.hint', { quantity: figures.quantity(closableQuantity) })}
                min="1"
                max={closableQuantity}
                step="1"
                decimals={0}
                unit={t('orderTicket.shares')}
                required
              />
            )}
          </FormField>
          <QuantityChips
            quantityOf={(percent) => partOfQuantity(closableQuantity, percent)}
            onChoose={choose('quantity')}
          />
        </div>
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
                <Change value={estimate.data?.realizedPnl ?? null} decimals={places.money} />
              </ExplainedByTree>
            </KeyValueRow>
          </KeyValue>
        </Card>
        <Refusal title={t('orderTicket.refused')} failure={form.failure} />
      </div>
      <ReviewFooter
        summary={
          <EstimateLine
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
          />
        }
        action={money.action}
        submit={t('orderTicket.close.review')}
        busy={form.isSubmitting}
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
