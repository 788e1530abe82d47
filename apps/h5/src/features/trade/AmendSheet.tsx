import { ApiError, type Schemas } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '../../components/describeError.js';
import { EstimateLine } from '../../components/estimate/EstimateLine.js';
import { usePreview } from '../../components/estimate/usePreview.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useQuote } from '../../stores/quotes.js';
import { refreshTrading, type Order } from '../../stores/trading.js';
import { exitText, ExitPrices, type Exits } from './ExitPrices.js';
import { sheetForm } from './Trade.css.js';
import { useRowFigures } from './useRowFigures.js';

type Amendment = Schemas['OrderAmendment'];

export interface AmendSheetProps {
  isOpen: boolean;
  onClose: () => void;
  order: Order;
}

/**
 * Changes an order that waits: its limit, where it has one, and the exits of the position it would open. Says before what
 * it would cost and hold then.
 */
export function AmendSheet({ isOpen, onClose, order }: AmendSheetProps) {
  const t = useT();
  const locale = useLocale();
  const formId = useId();
  const figures = useRowFigures(order);
  const last = useQuote(order.symbol)?.last;
  const [price, setPrice] = useState(order.orderPrice);
  const [exits, setExits] = useState<Exits>({
    stopLoss: order.stopLoss ?? '',
    takeProfit: order.takeProfit ?? '',
  });
  const changes = changesOf(order, price, exits);
  const estimate = usePreview(`amendment ${order.id}`, changes, (body, signal) =>
    api.post('/order/{id}/preview', { params: { path: { id: order.id } }, body, signal }),
  );
  const save = useMutation({
    mutationFn: (body: Amendment) =>
      api.patch('/order/{id}', {
        params: { path: { id: order.id }, header: { 'If-Match': `"${order.version}"` } },
        body,
      }),
    onSuccess: () => {
      toast(t('trade.exits.saved'), { tone: 'success' });
      onClose();
    },
    // Also after a failure: it may have filled, or moved on to the version that the next try is based on.
    onSettled: refreshTrading,
  });
  // The estimate refuses what saving would refuse, and earlier.
  const refused = save.error ?? estimate.error;
  const fieldErrors = refused instanceof ApiError ? refused.fieldErrors : [];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (changes !== null) save.mutate(changes);
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t('trade.action.amend')}
      description={`${order.name} · ${t('trade.row.last')} ${figures.price(last)}`}
      dismissible={!save.isPending}
      footer={
        <Button
          type="submit"
          form={formId}
          fullWidth
          size="large"
          busy={save.isPending}
          disabled={changes === null}
        >
          {t('trade.save')}
        </Button>
      }
    >
      <form id={formId} className={sheetForm} noValidate onSubmit={submit}>
        {order.orderType === 'limit' && (
          <NumberInput
            label={t('trade.amend.price')}
            hint={t('trade.amend.hint')}
            value={price}
            onValueChange={(next) => {
              save.reset();
              setPrice(next);
            }}
            error={fieldErrors.find(({ path }) => path === 'price')?.message}
            min={order.tickSize}
            step={order.tickSize}
            decimals={figures.places.price}
            locale={locale}
            unit={order.currency}
            required
          />
        )}
        <ExitPrices
          value={exits}
          onValueChange={(next) => {
            save.reset();
            setExits(next);
          }}
          errors={fieldErrors}
          subject={{
            entry: price,
            quantity: order.quantity,
            direction: knownDirection(order.direction),
            tickSize: order.tickSize,
            currency: order.currency,
          }}
          figures={figures}
        />
        <EstimateLine
          figures={figures}
          total={{
            label: t(order.direction === 'long' ? 'orderTicket.total.long' : 'orderTicket.total.short'),
            amount: estimate.data?.totalAmount,
          }}
          estimate={{ data: estimate.data, error: fieldErrors.length > 0 ? null : estimate.error }}
        />
        {save.error !== null && fieldErrors.length === 0 && (
          <Banner tone="critical" role="alert">
            {describeError(save.error).join(' ')}
          </Banner>
        )}
      </form>
    </Sheet>
  );
}

/** What differs from the order as it stands; null where nothing does, or where a limit is missing. */
function changesOf(order: Order, price: string, exits: Exits): Amendment | null {
  const stopLoss = exitText(exits.stopLoss);
  const takeProfit = exitText(exits.takeProfit);
  const changes: Amendment = {
    ...(price === order.orderPrice ? {} : { price }),
    ...(stopLoss === order.stopLoss ? {} : { stopLoss }),
    ...(takeProfit === order.takeProfit ? {} : { takeProfit }),
  };
  return price === '' || Object.keys(changes).length === 0 ? null : changes;
}
