import { useLocale, useT } from '../../i18n/index.js';
import { chip, chips } from './OrderTicket.css.js';
import { quantityPercents } from './ticketMath.js';
import { numberFormat } from '../../i18n/formatters.js';

export interface QuantityChipsProps {
  /** The quantity of a percentage; null if there is none. */
  quantityOf: (percent: number) => string | null;
  onChoose: (quantity: string) => void;
  /** The switch between an amount of money and a quantity; without it only quantities. */
  byAmount?: {
    readonly currency: string;
    readonly isOn: boolean;
    readonly onToggle: () => void;
  };
}

/** Quarters of the tradable quantity, up to all of it; and whether an amount is entered instead. */
export function QuantityChips({ quantityOf, onChoose, byAmount }: QuantityChipsProps) {
  const t = useT();
  const locale = useLocale();
  const percentFormat = numberFormat(locale, { style: 'percent' });
  return (
    <div role="group" aria-label={t('orderTicket.quantityPercents')} className={chips}>
      {quantityPercents.map((percent) => {
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
      {byAmount !== undefined && (
        <button
          type="button"
          className={chip}
          aria-pressed={byAmount.isOn}
          aria-label={t('orderTicket.byAmount', { currency: byAmount.currency })}
          onClick={byAmount.onToggle}
        >
          {byAmount.currency}
        </button>
      )}
    </div>
  );
}
