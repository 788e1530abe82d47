import { ApiError } from '@fairlot/api-client';
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
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useQuote } from '../../stores/quotes.js';
import { refreshTrading, type Order } from '../../stores/trading.js';
import { sheetForm } from './Trade.css.js';
import { useRowFigures } from './useRowFigures.js';

export interface AmendSheetProps {
  isOpen: boolean;
  onClose: () => void;
  order: Order;
}

/** Changes the price of an order that waits, and says before what it would cost and hold then. */
export function AmendSheet({ isOpen, onClose, order }: AmendSheetProps) {
  const t = useT();
  const locale = useLocale();
  const formId = useId();
  const figures = useRowFigures(order);
  const last = useQuote(order.symbol)?.last;
  const [price, setPrice] = useState(order.orderPrice);
  const isChanged = price !== '' && price !== order.orderPrice;
  const estimate = usePreview(`amendment ${order.id}`, isChanged ? { price } : null, (body, signal) =>
    api.post('/order/{id}/preview', { params: { path: { id: order.id } }, body, signal }),
  );
  const save = useMutation({
    mutationFn: () =>
      api.patch('/order/{id}', {
        params: { path: { id: order.id }, header: { 'If-Match': `"${order.version}"` } },
        body: { price },
      }),
    onSuccess: () => {
      toast(t('trade.exits.saved'), { tone: 'success' });
      onClose();
    },
    // Also after a failure: it may have filled, or moved on to the version that the next try is based on.
    onSettled: refreshTrading,
  });
  const fieldError =
    save.error instanceof ApiError
      ? save.error.fieldErrors.find(({ path }) => path === 'price')?.message
      : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate();
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
          disabled={!isChanged}
        >
          {t('trade.save')}
        </Button>
      }
    >
      <form id={formId} className={sheetForm} noValidate onSubmit={submit}>
        <NumberInput
          label={t('trade.amend.price')}
          hint={t('trade.amend.hint')}
          value={price}
          onValueChange={(next) => {
            save.reset();
            setPrice(next);
          }}
          error={fieldError}
          min={order.tickSize}
          step={order.tickSize}
          decimals={figures.places.price}
          locale={locale}
          unit={order.currency}
        />
        <EstimateLine
          figures={figures}
          total={{
            label: t(order.direction === 'long' ? 'orderTicket.total.long' : 'orderTicket.total.short'),
            amount: estimate.data?.totalAmount,
          }}
          estimate={estimate}
        />
        {save.error !== null && fieldError === undefined && (
          <Banner tone="critical" role="alert">
            {describeError(save.error).join(' ')}
          </Banner>
        )}
      </form>
    </Sheet>
  );
}
