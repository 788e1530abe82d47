import type { Schemas } from '@fairlot/api-client';
import { blockForm, type BlockFormValues } from '@fairlot/forms/blockTrades';
import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { usePreview } from '../../components/estimate/usePreview.js';
import { missingMessage } from '../../components/missingFunds/lacking.js';
import { refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import type { BlockOffer } from '../../queries/blockOfferQueries.js';
import type { Order } from '../../queries/tradingQueries.js';
import { api } from '../../state/client.js';

/** The form of a block trade: its quantity, the estimate, and the review. */
export function useBlockForm(offer: BlockOffer, money: MoneyActionHandle<Order>) {
  const { minQuantity: min, maxQuantity: max, lotSize } = offer;
  const bodyOf = (values: BlockFormValues) => ({ blockOfferId: offer.id, ...values });
  const schema = useMemo(() => blockForm({ min, max, lotSize }), [min, max, lotSize]);
  const review = useReview<{ body: BlockFormValues; preview: Schemas['OrderPreview'] }>(money);
  const form = useZodForm(schema, {
    defaultValues: { quantity: min },
    onSubmit: async (body): Promise<void> => {
      review.restart();
      const preview = await api.post('/block_trade/preview', { body: bodyOf(body) });
      const message = missingMessage(preview);
      if (message !== undefined) {
        form.setError('quantity', { message }, { shouldFocus: true });
        return;
      }
      review.open({ body, preview });
    },
  });
  const { quantity } = useWatch({ control: form.control }) as { quantity: string };
  useFormDraft(form, ['quantity']);
  const estimate = usePreview(
    `block ${offer.id}`,
    schema.safeParse({ quantity }).success ? bodyOf({ quantity }) : null,
    (body, signal) => api.post('/block_trade/preview', { body, signal }),
  );
  useRefusedFields(form, estimate.error);
  useRefusedFields(form, refusalOf(money.action));
  return { form, quantity, estimate, review };
}
