import type { BoundField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import type { Figures } from '../../components/figures.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { group, chip, chips } from './OrderTicket.css.js';
import type { TicketSubject } from './ticketQueries.js';
import { pricePresets } from './ticketMath.js';
import { useAddressedType, type OrderType } from './useAddressedType.js';

/** The choice between market and limit. */
export function OrderTypeField({ value, onValueChange }: BoundField<OrderType>) {
  const t = useT();
  const address = useAddressedType(onValueChange);
  return (
    <SegmentedControl
      label={t('orderTicket.type')}
      value={value}
      onValueChange={(type) => {
        onValueChange(type);
        address(type);
      }}
      options={[
        { value: 'market', label: t('orderTicket.type.market') },
        { value: 'limit', label: t('orderTicket.type.limit') },
      ]}
    />
  );
}

/** The choice between an order for this day and one until it is cancelled. */
export function ValidityField({ value, onValueChange }: BoundField<'day' | 'gtc'>) {
  const t = useT();
  return (
    <SegmentedControl
      label={t('orderTicket.validity')}
      isLabelHidden={false}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'day', label: t('orderTicket.validity.day') },
        { value: 'gtc', label: t('orderTicket.validity.gtc') },
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

interface PriceChipsProps {
  /** The current price; without it there are no presets. */
  last: string | undefined;
  tickSize: string;
  direction: Direction;
  figures: Figures;
  onChoose: (price: string) => void;
}

/** Limits slightly better than the market, and the market price itself. */
function PriceChips({ last, tickSize, direction, figures, onChoose }: PriceChipsProps) {
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
