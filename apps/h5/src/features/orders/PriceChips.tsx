import type { Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import type { Figures } from '../../components/figures.js';
import { chip, chips } from './OrderTicket.css.js';
import { pricePresets } from './ticketMath.js';

export interface PriceChipsProps {
  /** The current price; without it there are no presets. */
  last: string | undefined;
  tickSize: string;
  direction: Direction;
  figures: Figures;
  onChoose: (price: string) => void;
}

/** Limits slightly better than the market, and the market price itself. */
export function PriceChips({ last, tickSize, direction, figures, onChoose }: PriceChipsProps) {
  const t = useT();
  const presets = last === undefined ? [] : pricePresets(last, tickSize, direction);
  return (
    <div role="group" aria-label={t('orderTicket.pricePresets')} className={chips}>
      <button
        type="button"
        className={chip}
        disabled={last === undefined}
        onClick={() => last !== undefined && onChoose(last)}
      >
        {t('orderTicket.lastPrice')}
      </button>
      {presets.map(({ percent, price }) => (
        <button key={percent} type="button" className={chip} onClick={() => onChoose(price)}>
          {figures.percent(percent)}
        </button>
      ))}
    </div>
  );
}
