import type { BoundField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import type { Figures } from '../../components/figures.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { useLocale, useT } from '../../i18n/index.js';
import { group } from './OrderTicket.css.js';
import { PriceChips } from './PriceChips.js';
import type { TicketSubject } from './ticketQueries.js';

/** The choice between market and limit. */
export function OrderTypeField({ value, onValueChange }: BoundField<'market' | 'limit'>) {
  const t = useT();
  return (
    <SegmentedControl
      label={t('orderTicket.type')}
      value={value}
      onValueChange={onValueChange}
      items={[
        { value: 'market', label: t('orderTicket.type.market') },
        { value: 'limit', label: t('orderTicket.type.limit') },
      ]}
    />
  );
}

export interface LimitFieldProps {
  field: BoundField<string>;
  subject: TicketSubject;
  /** The order's direction, which decides the better side of the market for its presets. */
  direction: Direction;
  /** The current price, decimal text; undefined while unknown. */
  last: string | undefined;
  figures: Figures;
  onChoose: (price: string) => void;
}

/** The limit of an order, with presets around the market price. */
export function LimitField({ field, subject, direction, last, figures, onChoose }: LimitFieldProps) {
  const t = useT();
  const locale = useLocale();
  const { tickSize, currency } = subject.instrument;
  return (
    <div className={group}>
      <NumberInput
        {...field}
        label={t('orderTicket.price')}
        hint={t(`orderTicket.priceHint.${direction}`)}
        min={tickSize}
        step={tickSize}
        decimals={subject.places.price}
        locale={locale}
        unit={currency}
        required
      />
      <PriceChips
        last={last}
        tickSize={tickSize}
        direction={direction}
        figures={figures}
        onChoose={onChoose}
      />
    </div>
  );
}
