import { useLocale, useT } from '../../i18n/index.js';
import { chip, chips } from './OrderTicket.css.js';
import { quantityShares } from './ticketMath.js';

export interface QuantityChipsProps {
  /** The quantity of a share in percent; null where there is none to offer. */
  quantityOf: (percent: number) => string | null;
  onChoose: (quantity: string) => void;
}

/** Quarters of what can be traded, up to all of it. */
export function QuantityChips({ quantityOf, onChoose }: QuantityChipsProps) {
  const t = useT();
  const locale = useLocale();
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div role="group" aria-label={t('orderTicket.quantityShares')} className={chips}>
      {quantityShares.map((percent) => {
        const quantity = quantityOf(percent);
        return (
          <button
            key={percent}
            type="button"
            className={chip}
            disabled={quantity === null}
            onClick={() => quantity !== null && onChoose(quantity)}
          >
            {percent === 100 ? t('orderTicket.max') : percentFormat.format(percent / 100)}
          </button>
        );
      })}
    </div>
  );
}
