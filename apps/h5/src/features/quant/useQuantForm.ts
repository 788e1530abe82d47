import type { Schemas } from '@fairlot/api-client';
import { quantForm } from '@fairlot/forms/quant';
import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { refusalOf, useMoneyAction } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';
import type { Quant, QuantSubscription } from './quantQueries.js';

export type QuantPreview = Schemas['QuantPreview'];

/** The form of a subscription: its amount, the account that pays, and the review. */
export function useQuantForm(quant: Quant) {
  const { id, currency, minAmount: min, maxAmount: max } = quant;
  const places = useMoneyPlaces(currency);
  const money = useMoneyAction<QuantSubscription>(`quant ${id}`);
  const { data: accounts } = useQuery(accountsQuery(useSessionScope()));
  const account = accounts?.data.find((each) => each.kind === 'fund' && each.currency === currency);
  const available = accounts === undefined ? null : (account?.availableFunds ?? '0');
  const review = useReview<QuantPreview>(money);
  const schema = useMemo(
    () => quantForm({ min, max, currency, places, available }),
    [min, max, currency, places, available],
  );
  const form = useZodForm(schema, {
    defaultValues: { amount: min },
    onSubmit: async ({ amount }) => {
      review.restart();
      review.open(
        await api.post('/quant/{id}/subscription/preview', { params: { path: { id } }, body: { amount } }),
      );
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['amount']);
  const { amount } = useWatch({ control: form.control }) as { amount: string };
  return { form, amount, places, account, available, money, review };
}
