import type { Schemas } from '@fairlot/api-client';
import { subscriptionForm, type SubscriptionFormValues, type SubscriptionTicket } from '@fairlot/forms/ipo';
import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { usePreview } from '../../components/estimate/usePreview.js';
import { missingMessage } from '../../components/missingFunds/lacking.js';
import { refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import type { Ipo, IpoSubscription } from '../../queries/offerQueries.js';
import { api } from '../../state/client.js';

export type IpoPreview = Schemas['IpoPreview'];

export interface SubscriptionFormOptions {
  ipo: Ipo;
  /** The initial choice: as many shares as the money allows, or a quantity. */
  firstMode: 'max' | 'partial';
  money: MoneyActionHandle<IpoSubscription>;
}

/** The form of a subscription: its values, the estimate, and the review. */
export function useSubscriptionForm({ ipo, firstMode, money }: SubscriptionFormOptions) {
  const review = useReview<{ ticket: SubscriptionTicket; preview: IpoPreview }>(money);
  const { lotSize, maxQuantity: max } = ipo;
  const schema = useMemo(() => subscriptionForm({ min: lotSize, max, lotSize }), [lotSize, max]);
  const ask = (body: SubscriptionTicket, signal?: AbortSignal) =>
    api.post('/ipo/{id}/subscription/preview', {
      params: { path: { id: ipo.id } },
      body,
      ...(signal === undefined ? {} : { signal }),
    });
  const form = useZodForm(schema, {
    defaultValues: { mode: firstMode, quantity: lotSize },
    onSubmit: async (ticket) => {
      review.restart();
      const preview = await ask(ticket);
      const message = missingMessage({ ...preview, holdAmount: preview.totalAmount });
      if (message !== undefined) {
        // With `max` there is no quantity; the page offers to move money.
        if (ticket.mode === 'partial') form.setError('quantity', { message }, { shouldFocus: true });
        return;
      }
      review.open({ ticket, preview });
    },
  });
  const values = useWatch({ control: form.control }) as SubscriptionFormValues;
  useFormDraft(form, ['mode', 'quantity']);
  const reading = schema.safeParse(values);
  const estimate = usePreview(`ipo ${ipo.id}`, reading.success ? reading.data : null, ask);
  useRefusedFields(form, estimate.error);
  useRefusedFields(form, refusalOf(money.action));
  return { form, values, estimate, review };
}
