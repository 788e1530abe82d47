import { ApiError } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '../../components/describeError.js';
import { knownDirection, profitAndLoss } from '../../components/profitAndLoss.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { refreshTrading, type Position } from '../../stores/trading.js';
import { quiet, sheetForm } from './Trade.css.js';
import { useRowFigures } from './useRowFigures.js';

export interface ExitsSheetProps {
  isOpen: boolean;
  onClose: () => void;
  position: Position;
}

/** Sets, changes or clears the stop loss and take profit of a position. */
export function ExitsSheet({ isOpen, onClose, position }: ExitsSheetProps) {
  const t = useT();
  const locale = useLocale();
  const formId = useId();
  const figures = useRowFigures(position);
  const [exits, setExits] = useState({
    stopLoss: position.stopLoss ?? '',
    takeProfit: position.takeProfit ?? '',
  });
  const save = useMutation({
    mutationFn: () =>
      api.patch('/position/{id}', {
        params: { path: { id: position.id }, header: { 'If-Match': `"${position.version}"` } },
        body: { stopLoss: exits.stopLoss || null, takeProfit: exits.takeProfit || null },
      }),
    onSuccess: () => {
      toast(t('trade.exits.saved'), { tone: 'success' });
      onClose();
    },
    // Also after a failure: a version that has moved on is what the next try is based on.
    onSettled: refreshTrading,
  });
  const fieldErrors = save.error instanceof ApiError ? save.error.fieldErrors : [];
  const hintOf = (price: string) => {
    const direction = knownDirection(position.direction);
    const result = profitAndLoss(position.actualBuyingPrice, price, position.quantity, direction);
    return result === null ? undefined : t('trade.exits.loss', { amount: figures.money(result) });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t('trade.action.exits')}
      description={`${position.name} · ${t('trade.row.last')} ${figures.price(position.last)}`}
      dismissible={!save.isPending}
      footer={
        <Button type="submit" form={formId} fullWidth size="large" busy={save.isPending}>
          {t('trade.save')}
        </Button>
      }
    >
      <form id={formId} className={sheetForm} noValidate onSubmit={submit}>
        <p className={quiet}>{t('trade.exits.hint')}</p>
        {(['stopLoss', 'takeProfit'] as const).map((name) => (
          <NumberInput
            key={name}
            label={t(`trade.${name}`)}
            hint={hintOf(exits[name])}
            value={exits[name]}
            onValueChange={(value) => {
              save.reset();
              setExits((before) => ({ ...before, [name]: value }));
            }}
            error={fieldErrors.find(({ path }) => path === name)?.message}
            min={position.tickSize}
            step={position.tickSize}
            decimals={figures.places.price}
            locale={locale}
            unit={position.currency}
          />
        ))}
        {save.error !== null && fieldErrors.length === 0 && (
          <Banner tone="critical" role="alert">
            {describeError(save.error).join(' ')}
          </Banner>
        )}
      </form>
    </Sheet>
  );
}
