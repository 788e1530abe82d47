import { orderAmendment, type OrderAmendmentValues } from '@fairlot/forms/orders';
import { FormField, refusedFieldsOf, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ButtonLink } from '../../components/ButtonLink.js';
import { EstimateLine } from '../../components/estimate/EstimateLine.js';
import { usePreview } from '../../components/estimate/usePreview.js';
import { missingFor } from '../../components/missingFunds/lacking.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useQuote } from '../../queries/quotes.js';
import { orderQuery, refreshTrading, type Order } from '../../queries/tradingQueries.js';
import { useSessionScope } from '../../state/session.js';
import { ChangeSheet } from './ChangeSheet.js';
import { ExitPrices } from './ExitPrices.js';
import { OverruledNote } from './OverruledNote.js';
import { useLiveFields } from './useLiveFields.js';
import { useRowFigures } from './useRowFigures.js';
import { aboutAmendment } from './useRowSheet.js';

export interface AmendSheetProps {
  isOpen: boolean;
  onClose: () => void;
  order: Order;
  /** Whether it can no longer fill, so that there is nothing to amend. */
  hasEnded: boolean;
}

/** The rules for amending an order at the current market price. */
function useRules(order: Order, last: string | undefined) {
  const { orderType, orderPrice, stopLoss, takeProfit, tickSize } = order;
  const direction = knownDirection(order.direction);
  return useMemo(
    () =>
      orderAmendment({
        direction,
        orderType,
        orderPrice,
        stopLoss,
        takeProfit,
        tickSize,
        last: last ?? null,
      }),
    [direction, orderType, orderPrice, stopLoss, takeProfit, tickSize, last],
  );
}

/** The form of an amendment, with the estimate of the amended order while `isOpen` and not ended. */
function useAmendment({ isOpen, onClose, order, hasEnded }: AmendSheetProps, last: string | undefined) {
  const t = useT();
  const schema = useRules(order, last);
  const current = {
    price: order.orderPrice,
    stopLoss: order.stopLoss ?? '',
    takeProfit: order.takeProfit ?? '',
  };
  const form = useZodForm(schema, {
    defaultValues: current,
    onSubmit: async (body) => {
      if (Object.keys(body).length === 0) return;
      try {
        await api.patch('/order/{id}', {
          params: { path: { id: order.id }, header: { 'If-Match': `"${order.version}"` } },
          body,
        });
        toast(t('trade.exits.saved'), { tone: 'success' });
        onClose();
      } finally {
        // Also after a failure: it may have filled, or changed to the version that the next attempt needs.
        void refreshTrading();
      }
    },
  });
  const overruled = useLiveFields(form, current);
  useFormDraft(form, ['price', 'stopLoss', 'takeProfit'], aboutAmendment(order), isOpen);
  const values = useWatch({ control: form.control }) as OrderAmendmentValues;
  const reading = schema.safeParse(values);
  const isUnchanged = reading.success && Object.keys(reading.data).length === 0;
  const estimate = usePreview(
    `amendment ${order.id}`,
    // The contract asks for one field at least: an unchanged one asks what the order costs as it is.
    isOpen && !hasEnded && reading.success
      ? isUnchanged
        ? { stopLoss: order.stopLoss }
        : reading.data
      : null,
    (body, signal) => api.post('/order/{id}/preview', { params: { path: { id: order.id } }, body, signal }),
  );
  useRefusedFields(form, estimate.error);
  return {
    form,
    overruled,
    values,
    isUnchanged,
    estimate,
    /** Whether a field already shows why the server refused the amendment. */
    hasRefusedField: refusedFieldsOf(estimate.error, values).length > 0,
  };
}

/** Endings that have a sentence of their own. */
const endings = ['filled', 'canceled'] as const;

/** What became of an order that ended while it was amended, once that is known. */
function useEnding({ isOpen, onClose, order, hasEnded }: AmendSheetProps) {
  const t = useT();
  const scope = useSessionScope();
  const { data, error } = useQuery({ ...orderQuery(scope, order.id), enabled: isOpen && hasEnded });
  if (!hasEnded || (data === undefined && error === null)) return undefined;
  const ending = endings.find((status) => status === data?.status) ?? 'other';
  return {
    words: t(`trade.ended.${ending}`),
    link: (
      <ButtonLink
        to="/pages/history/order"
        search={{ id: order.id }}
        size="large"
        fullWidth
        onClick={onClose}
      >
        {t('trade.ended.showOrder')}
      </ButtonLink>
    ),
  };
}

/**
 * Amends an open order: its limit, if it has one, and the exits of its position. It shows the new cost and hold
 * before.
 */
export function AmendSheet(props: AmendSheetProps) {
  const { isOpen, onClose, order } = props;
  const t = useT();
  const figures = useRowFigures(order);
  const last = useQuote(order.symbol)?.last;
  const { form, overruled, values, isUnchanged, estimate, hasRefusedField } = useAmendment(props, last);
  return (
    <ChangeSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('trade.action.amend')}
      description={`${order.name} · ${t('trade.row.last')} ${figures.price(last)}`}
      form={form}
      isUnchanged={isUnchanged}
      ended={useEnding(props)}
    >
      <OverruledNote form={form} overruled={overruled} figures={figures} />
      {order.orderType === 'limit' && (
        <FormField form={form} name="price">
          {(field) => (
            <NumberInput
              {...field}
              label={t('trade.amend.price')}
              hint={t('trade.amend.hint')}
              min={order.tickSize}
              step={order.tickSize}
              decimals={figures.places.price}
              unit={order.currency}
              required
            />
          )}
        </FormField>
      )}
      <ExitPrices
        form={form}
        subject={{
          entry: values.price,
          quantity: order.quantity,
          direction: knownDirection(order.direction),
          tickSize: order.tickSize,
          currency: order.currency,
        }}
        figures={figures}
      />
      <MissingFunds missing={missingFor(estimate.data)} target="trade" />
      <EstimateLine
        marketId={order.marketId}
        figures={figures}
        total={{
          label: t(order.direction === 'long' ? 'orderTicket.total.long' : 'orderTicket.total.short'),
          figure: 'order_total',
          amount: estimate.data?.totalAmount,
        }}
        estimate={{
          data: estimate.data,
          terms: estimate.terms,
          error: hasRefusedField ? null : estimate.error,
        }}
      />
    </ChangeSheet>
  );
}
