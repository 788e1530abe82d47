import type { ApiFieldError } from '@fairlot/api-client';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { profitAndLoss, type Direction } from '../../components/profitAndLoss.js';
import { useLocale, useT } from '../../i18n/index.js';
import { quiet } from './Trade.css.js';
import type { RowFigures } from './useRowFigures.js';

/** Decimal text; empty for none. */
export interface Exits {
  readonly stopLoss: string;
  readonly takeProfit: string;
}

export interface ExitPricesProps {
  value: Exits;
  onValueChange: (exits: Exits) => void;
  errors: readonly ApiFieldError[];
  /** What the exits would close: from which price, how many, which way. */
  subject: { entry: string; quantity: string; direction: Direction; tickSize: string; currency: string };
  figures: RowFigures;
}

/** The prices at which a loss is cut and a gain is taken, each with what it would mean in money. */
export function ExitPrices({ value, onValueChange, errors, subject, figures }: ExitPricesProps) {
  const t = useT();
  const locale = useLocale();
  const hintOf = (price: string) => {
    const result = profitAndLoss(subject.entry, price, subject.quantity, subject.direction);
    return result === null ? undefined : t('trade.exits.loss', { amount: figures.money(result) });
  };
  return (
    <>
      <p className={quiet}>{t('trade.exits.hint')}</p>
      {(['stopLoss', 'takeProfit'] as const).map((name) => (
        <NumberInput
          key={name}
          label={t(`trade.${name}`)}
          hint={hintOf(value[name])}
          value={value[name]}
          onValueChange={(price) => onValueChange({ ...value, [name]: price })}
          error={errors.find(({ path }) => path === name)?.message}
          min={subject.tickSize}
          step={subject.tickSize}
          decimals={figures.places.price}
          locale={locale}
          unit={subject.currency}
        />
      ))}
    </>
  );
}

/** As the contract writes it: null for none. */
export const exitText = (price: string): string | null => (price === '' ? null : price);
