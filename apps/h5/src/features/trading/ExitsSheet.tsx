import { exitPrices } from '@fairlot/forms/orders';
import { useZodForm } from '@fairlot/forms/react';
import { toast } from '@fairlot/ui-kit/toast';
import { useMemo } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useQuote } from '../../queries/quotes.js';
import { refreshTrading, type Position } from '../../queries/tradingQueries.js';
import { ChangeSheet } from './ChangeSheet.js';
import { ExitPrices } from './ExitPrices.js';
import { OverruledNote } from './OverruledNote.js';
import { useLiveFields } from './useLiveFields.js';
import { useRowFigures } from './useRowFigures.js';
import { aboutExits } from './useRowSheet.js';

export interface ExitsSheetProps {
  isOpen: boolean;
  onClose: () => void;
  position: Position;
  /** Whether it was closed, so that there is nothing to protect. */
  hasEnded: boolean;
}

/** Sets, changes or clears the stop loss and take profit of a position. */
export function ExitsSheet({ isOpen, onClose, position, hasEnded }: ExitsSheetProps) {
  const t = useT();
  const figures = useRowFigures(position);
  const direction = knownDirection(position.direction);
  const { tickSize } = position;
  const last = useQuote(position.symbol)?.last ?? position.last;
  const schema = useMemo(() => exitPrices({ direction, tickSize, last }), [direction, tickSize, last]);
  const current = { stopLoss: position.stopLoss ?? '', takeProfit: position.takeProfit ?? '' };
  const form = useZodForm(schema, {
    defaultValues: current,
    onSubmit: async (body) => {
      try {
        await api.patch('/position/{id}', {
          params: { path: { id: position.id }, header: { 'If-Match': `"${position.version}"` } },
          body,
        });
        toast(t('trade.exits.saved'), { tone: 'success' });
        onClose();
      } finally {
        // Also after a failure: the next attempt needs the current version.
        void refreshTrading();
      }
    },
  });
  const overruled = useLiveFields(form, current);
  useFormDraft(form, ['stopLoss', 'takeProfit'], aboutExits(position), isOpen);
  return (
    <ChangeSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('trade.action.exits')}
      description={`${position.name} · ${t('trade.row.last')} ${figures.price(last)}`}
      form={form}
      ended={
        hasEnded
          ? {
              words: t('trade.ended.position'),
              link: (
                <ButtonLink
                  to="/pages/main/trade/index"
                  search={{ tab: 'closed' }}
                  size="large"
                  fullWidth
                  onClick={onClose}
                >
                  {t('trade.ended.showClosed')}
                </ButtonLink>
              ),
            }
          : undefined
      }
    >
      <OverruledNote form={form} overruled={overruled} figures={figures} />
      <ExitPrices
        form={form}
        subject={{
          entry: position.actualBuyingPrice,
          quantity: position.quantity,
          direction,
          tickSize,
          currency: position.currency,
        }}
        figures={figures}
      />
    </ChangeSheet>
  );
}
