import { orderTicket, type OrderTicketContext, type OrderTicketValues } from '@fairlot/forms/orders';
import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Figures } from '../../components/figures.js';
import { missingMessage } from '../../components/missingFunds/lacking.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { ReviewedOrder } from './OrderReview.js';
import { draftOf, dropDraft } from './ticketDraft.js';
import type { TicketAction, TicketSubject } from './ticketQueries.js';
import { farFromMarket } from './ticketMath.js';
import type { OrderType } from './useAddressedType.js';
import { useEstimate, type OrderBody } from './useEstimate.js';
import { refusalOf } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';

export interface OrderFormOptions {
  subject: TicketSubject;
  direction: Direction;
  /** The initial order type. */
  firstType: OrderType;
  /** The current price, decimal text; undefined while unknown. */
  last: string | undefined;
  figures: Figures;
  money: TicketAction;
}

/**
 * The rules of a ticket. Only the server's preview says whether the money suffices, because it counts fees and the
 * worst price; a second count here would differ from it.
 * @param last without it, the server compares prices with the market
 */
function useRules({ subject }: Pick<OrderFormOptions, 'subject'>, last: string | null) {
  const { lotSize, tickSize, currency } = subject.instrument;
  return useMemo(() => {
    const context: OrderTicketContext = { lotSize, tickSize, currency, last, availableFunds: null };
    return orderTicket(context);
  }, [lotSize, tickSize, currency, last]);
}

/** The form of an order: its values, their estimate, and the review. */
export function useOrderForm(options: OrderFormOptions) {
  const { subject, direction, firstType, last, money } = options;
  const { symbol, lotSize } = subject.instrument;
  const confirmDistance = useDistanceQuestion(options);
  const review = useReview<ReviewedOrder>(money);
  // Restores a ticket that was left to get money for it, once.
  const [draft] = useState(() => draftOf(symbol, direction));
  useEffect(dropDraft, []);
  const form = useZodForm(useRules(options, last ?? null), {
    defaultValues: {
      direction,
      orderType: firstType,
      timeInForce: 'day',
      quantity: lotSize,
      price: '',
      stopLoss: '',
      takeProfit: '',
      ...draft,
    } satisfies OrderTicketValues,
    onSubmit: async (output): Promise<void> => {
      review.restart();
      const body: OrderBody = { symbol, ...output };
      if (body.price !== undefined && !(await confirmDistance(body.price))) return;
      const preview = await api.post('/order/preview', { body });
      const message = missingMessage(preview);
      if (message !== undefined) {
        form.setError('quantity', { message }, { shouldFocus: true });
        return;
      }
      review.open({ body, preview });
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['orderType', 'timeInForce', 'quantity', 'price', 'stopLoss', 'takeProfit'], direction);
  const { setValue, control, getFieldState, trigger } = form;
  useEffect(() => setValue('direction', direction), [setValue, direction]);
  const { available } = subject;
  // Money that arrived meanwhile may have made the quantity valid.
  useEffect(() => {
    if (getFieldState('quantity').error !== undefined) void trigger('quantity');
  }, [available, getFieldState, trigger]);
  const values = useWatch({ control }) as OrderTicketValues;

  // The server explains better what is wrong with a price, so the preview is requested without comparing it.
  const parsed = useRules(options, null).safeParse({ ...values, direction });
  const estimate = useEstimate(parsed.success ? { symbol, ...parsed.data } : null);
  return {
    form,
    values,
    /** The limit, decimal text; undefined for a market order. */
    limit: values.orderType === 'limit' && values.price !== '' ? values.price : undefined,
    estimate,
    review,
  };
}

/** Returns a function that asks about a limit far from the market; it resolves to whether the limit is intended. */
function useDistanceQuestion({ last, figures }: Pick<OrderFormOptions, 'last' | 'figures'>) {
  const t = useT();
  return async (price: string): Promise<boolean> => {
    const far = farFromMarket(price, last);
    if (far === null) return true;
    // Few limits are that far.
    const { confirm } = await import('./question.js');
    const { confirmed } = await confirm({
      title: t('orderTicket.far.title'),
      description: t('orderTicket.far.text', {
        side: far.side,
        percent: figures.rate(`${far.percent}E-2`),
        price: figures.price(price),
        last: figures.price(last),
      }),
      confirmLabel: t('orderTicket.far.confirm'),
      dismissible: true,
    });
    return confirmed;
  };
}
