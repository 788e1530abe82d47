import { closeTicket, type CloseTicketValues } from '@fairlot/forms/orders';
import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { refusalOf } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import type { Position } from '../../queries/tradingQueries.js';
import { api } from '../../state/client.js';
import type { ReviewedClose } from './CloseReview.js';
import type { TicketAction, TicketSubject } from './ticketQueries.js';
import type { OrderType } from './useAddressedType.js';
import { useCloseEstimate } from './useEstimate.js';

export interface CloseFormOptions {
  subject: TicketSubject;
  position: Position;
  firstType: OrderType;
  money: TicketAction;
}

/** The form that closes a position: its values, their estimate, and the review. */
export function useCloseForm({ subject, position, firstType, money }: CloseFormOptions) {
  const { id, closableQuantity } = position;
  const { tickSize } = subject.instrument;
  const schema = useMemo(() => closeTicket({ closableQuantity, tickSize }), [closableQuantity, tickSize]);
  const review = useReview<ReviewedClose>(money);
  const defaultValues: CloseTicketValues = { orderType: firstType, quantity: closableQuantity, price: '' };
  const form = useZodForm(schema, {
    defaultValues,
    onSubmit: async (body) => {
      review.restart();
      const preview = await api.post('/position/{id}/close/preview', { params: { path: { id } }, body });
      review.open({ body, preview });
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['orderType', 'quantity', 'price'], id);
  const values = useWatch({ control: form.control }) as CloseTicketValues;
  const reading = schema.safeParse(values);
  const estimate = useCloseEstimate(id, reading.success ? reading.data : null);
  return { form, values, estimate, review };
}
