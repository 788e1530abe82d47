import { ApiError } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '../../components/describeError.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { refreshTrading, type Position } from '../../stores/trading.js';
import { exitText, ExitPrices, type Exits } from './ExitPrices.js';
import { sheetForm } from './Trade.css.js';
import { useRowFigures } from './useRowFigures.js';

export interface ExitsSheetProps {
  isOpen: boolean;
  onClose: () => void;
  position: Position;
}

/** Sets, changes or clears the stop loss and take profit of a position. */
export function ExitsSheet({ isOpen, onClose, position }: ExitsSheetProps) {
  const t = useT();
  const formId = useId();
  const figures = useRowFigures(position);
  const [exits, setExits] = useState<Exits>({
    stopLoss: position.stopLoss ?? '',
    takeProfit: position.takeProfit ?? '',
  });
  const save = useMutation({
    mutationFn: () =>
      api.patch('/position/{id}', {
        params: { path: { id: position.id }, header: { 'If-Match': `"${position.version}"` } },
        body: { stopLoss: exitText(exits.stopLoss), takeProfit: exitText(exits.takeProfit) },
      }),
    onSuccess: () => {
      toast(t('trade.exits.saved'), { tone: 'success' });
      onClose();
    },
    // Also after a failure: a version that has moved on is what the next try is based on.
    onSettled: refreshTrading,
  });
  const fieldErrors = save.error instanceof ApiError ? save.error.fieldErrors : [];
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
        <ExitPrices
          value={exits}
          onValueChange={(value) => {
            save.reset();
            setExits(value);
          }}
          errors={fieldErrors}
          subject={{
            entry: position.actualBuyingPrice,
            quantity: position.quantity,
            direction: knownDirection(position.direction),
            tickSize: position.tickSize,
            currency: position.currency,
          }}
          figures={figures}
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
