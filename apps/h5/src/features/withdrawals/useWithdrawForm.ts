import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { usePreview } from '../../components/estimate/usePreview.js';
import { useAmountSchema } from '../../components/moneyForm/useAmountSchema.js';
import { refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';
import {
  withdrawalTermsQuery,
  type Withdrawal,
  type WithdrawalQuote,
  type WithdrawalType,
} from './withdrawalQueries.js';
import type { PayeeChoice, WithdrawSubject } from './withdrawSubject.js';

export interface WithdrawFormOptions {
  type: WithdrawalType;
  account: WithdrawSubject['cash'][number];
  payee: PayeeChoice;
  /** Decimal text, or ''. */
  firstAmount: string;
  money: MoneyActionHandle<Withdrawal>;
}

/** The form of a withdrawal from one account: its amount, the terms, the quote, and the review. */
export function useWithdrawForm({ type, account, payee, firstAmount, money }: WithdrawFormOptions) {
  const { currency, availableFunds } = account;
  const places = useMoneyPlaces(currency);
  const { data: terms } = useQuery(withdrawalTermsQuery(useSessionScope(), type, currency));
  // With its payee, so that a consent is for the one that was shown.
  const review = useReview<{ quote: WithdrawalQuote; payee: PayeeChoice }>(money);
  const min = terms?.min ?? null;
  const schema = useAmountSchema({ currency, places, min, available: availableFunds });
  const form = useZodForm(schema, {
    defaultValues: { amount: firstAmount },
    onSubmit: async ({ amount }) => {
      review.restart();
      review.open({ quote: await askQuote({ type, currency, amount }), payee });
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['amount'], `${currency} ${payee.id}`);
  const { amount } = useWatch({ control: form.control }) as { amount: string };
  // The quote is requested for amounts above the available funds too, because the server can quote them.
  const quotable = useAmountSchema({ currency, places, min, available: null });
  const { data: preview } = usePreview(
    'withdrawalQuote',
    quotable.safeParse({ amount }).success ? { type, currency, amount } : null,
    askQuote,
  );
  return {
    form,
    amount,
    /** The quote for any amount; undefined while unknown. */
    terms,
    /** The quote for the amount; undefined while unknown. */
    preview,
    review,
  };
}

const askQuote = (
  query: { type: WithdrawalType; currency: string; amount: string },
  signal?: AbortSignal,
): Promise<WithdrawalQuote> => api.get('/withdrawal/quote', { params: { query }, ...(signal && { signal }) });
