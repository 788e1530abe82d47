import type { Schemas } from '@fairlot/api-client';
import { fundForm, type FundAmount, type FundFormValues } from '@fairlot/forms/funds';
import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { usePreview } from '../../components/estimate/usePreview.js';
import { refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import type { Fund, FundOrder } from '../../queries/offerQueries.js';
import { queryClient } from '../../queries/queryClient.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { api } from '../../state/client.js';
import { session, useSessionScope } from '../../state/session.js';

type FundPreview = Schemas['FundPreview'];

export type FundSide = 'subscribe' | 'redeem';

export interface FundSubject {
  fund: Fund;
  side: FundSide;
  /** What the customer has of the fund; undefined for nothing. */
  holding: Schemas['FundHolding'] | undefined;
}

/** The account that pays a subscription and receives a redemption, with what is available; null while unknown. */
function useAvailable({ fund }: FundSubject): { id: string | undefined; available: string | null } {
  const { data: accounts } = useQuery(accountsQuery(useSessionScope()));
  const account = accounts?.data.find((each) => each.kind === 'fund' && each.currency === fund.currency);
  return { id: account?.id, available: accounts === undefined ? null : (account?.availableFunds ?? '0') };
}

/**
 * The limits of an amount: for a subscription the minimum and the available funds, for a redemption the value of the
 * units.
 */
function useRules({ fund, side, holding }: FundSubject, available: string | null) {
  const { currency, minAmount } = fund;
  const isIn = side === 'subscribe';
  const places = useMoneyPlaces(currency);
  const min = isIn ? minAmount : null;
  const worth = isIn ? null : (holding?.value ?? null);
  return useMemo(
    () => fundForm({ currency, places, min, available, worth }),
    [currency, places, min, available, worth],
  );
}

/** A subscription always has an amount. */
const amountOf = (asked: FundAmount) => ({ amount: asked.mode === 'all' ? '' : asked.amount });

/** The preview and the order of a fund on one side, as the server takes them. */
function requestsOf({ fund, side }: FundSubject) {
  const params = { path: { id: fund.id } };
  return {
    ask(asked: FundAmount, signal?: AbortSignal): Promise<FundPreview> {
      const by = { params, ...(signal && { signal }) };
      return side === 'redeem'
        ? api.post('/fund/{id}/redemption/preview', { ...by, body: asked })
        : api.post('/fund/{id}/subscription/preview', { ...by, body: amountOf(asked) });
    },
    send(asked: FundAmount, key: string): Promise<FundOrder> {
      const once = { ...params, header: { 'Idempotency-Key': key } };
      return side === 'redeem'
        ? api.post('/fund/{id}/redemption', { params: once, body: asked })
        : api.post('/fund/{id}/subscription', { params: once, body: amountOf(asked) });
    },
  };
}

/** The form of a fund order: its values, their preview, and the review. */
export function useFundForm(subject: FundSubject, money: MoneyActionHandle<FundOrder>) {
  const { fund, side } = subject;
  const requests = requestsOf(subject);
  const review = useReview<{ asked: FundAmount; preview: FundPreview }>(money);
  const { id: accountId, available } = useAvailable(subject);
  const spendable = side === 'subscribe' ? available : null;
  const schema = useRules(subject, spendable);
  const form = useZodForm(schema, {
    defaultValues: {
      mode: 'amount',
      amount: side === 'subscribe' ? fund.minAmount : '',
    },
    onSubmit: async (asked) => {
      review.restart();
      review.open({ asked, preview: await requests.ask(asked) });
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['mode', 'amount'], `${fund.id} ${side}`);
  const values = useWatch({ control: form.control }) as FundFormValues;
  const reading = schema.safeParse(values);
  const asked = reading.success ? reading.data : null;
  const { data: preview } = usePreview(`fund ${fund.id} ${side}`, asked, requests.ask);
  return {
    form,
    values,
    preview,
    review,
    accountId,
    /** What the account has available, decimal text; null while unknown. */
    available,
    /** The limit of a subscription; null for a redemption, and while unknown. */
    spendable,
    /** Sends the reviewed order. `label`: names it while it is sent. */
    send: (label: string, reviewed: FundAmount) =>
      money.send({
        label,
        send: (key) => requests.send(reviewed, key),
        onDone: () => void queryClient.invalidateQueries({ queryKey: [session.scope(), 'subscription'] }),
      }),
  };
}
