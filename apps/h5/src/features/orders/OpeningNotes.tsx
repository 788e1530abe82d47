import { Banner } from '@fairlot/ui-kit/banner';
import type { Figures } from '../../components/figures.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';

interface OpeningNotesProps {
  symbol: string;
  direction: Direction;
  /** A position in the opposite direction, which the order does not change. */
  opposite: Position | undefined;
  figures: Figures;
}

/** What is special about an order: a position in the opposite direction stays, and a short sale can lose without limit. */
export function OpeningNotes({ symbol, direction, opposite, figures }: OpeningNotesProps) {
  const t = useT();
  return (
    <>
      {opposite !== undefined && (
        <Banner tone="neutral" title={t(`orderTicket.beside.title.${direction}`)}>
          {t(`orderTicket.beside.text.${direction}`, { quantity: figures.quantity(opposite.quantity) })}
        </Banner>
      )}
      {direction === 'short' && (
        <Banner tone="caution" title={t('orderTicket.short.title')}>
          {t(opposite === undefined ? 'orderTicket.short.text' : 'orderTicket.short.textBeside', { symbol })}
        </Banner>
      )}
    </>
  );
}
