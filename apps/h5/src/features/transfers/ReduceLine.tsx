import type { Schemas } from '@fairlot/api-client';
import { readMessage } from '@fairlot/forms/messages';
import { aboutClosing } from '@fairlot/forms/orders';
import { Banner } from '@fairlot/ui-kit/banner';
import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Change } from '@fairlot/ui-kit/price';
import { useT } from '../../i18n/index.js';
import { useFormWords } from '../../components/FormWords.js';
import { WarningText } from '../../components/orders/WarningText.js';
import type { Figures } from '../../components/figures.js';
import * as css from './ReducePositions.css.js';

type Line = Schemas['ReductionLine'];

export interface ReduceLineProps {
  /** A position that can be closed, with the proposed quantity. */
  line: Line;
  /** The same with the chosen quantity, once the server has computed it. */
  estimate: Line | undefined;
  /** The chosen quantity, decimal text; undefined while the position stays as it is. */
  quantity: string | undefined;
  onQuantity: (quantity: string | undefined) => void;
  figures: Figures;
  currency: string;
  /** Fraction digits of the currency. */
  places: number;
}

/** A position: whether it is closed, how much of it, and the proceeds. */
export function ReduceLine({
  line,
  estimate,
  quantity,
  onQuantity,
  figures,
  currency,
  places,
}: ReduceLineProps) {
  const t = useT();
  const firstQuantity = line.quantity === '0' ? line.closableQuantity : line.quantity;
  const isChosen = quantity !== undefined;
  const words = useFormWords();
  const fault = quantity === undefined ? undefined : aboutClosing(quantity, line.closableQuantity);
  const message = fault === undefined ? null : readMessage(fault);
  return (
    <div className={css.line}>
      <Checkbox
        label={
          <span className={css.subject}>
            <span className={css.name}>{line.name}</span>
            <span className={css.note}>
              {t(`reduce.held.${line.direction === 'short' ? 'short' : 'long'}`, {
                symbol: line.symbol,
                quantity: figures.quantity(line.closableQuantity),
              })}
            </span>
          </span>
        }
        value={isChosen}
        onValueChange={(isOn) => onQuantity(isOn ? firstQuantity : undefined)}
      />
      {line.warnings.map((warning) => (
        <Banner key={warning.code} tone="info">
          <WarningText warning={warning} marketId={line.marketId} />
        </Banner>
      ))}
      {isChosen && (
        <>
          <NumberInput
            label={t('reduce.quantity', { symbol: line.symbol })}
            value={quantity}
            onValueChange={onQuantity}
            error={message === null ? undefined : words(message.id, message.values)}
            min="1"
            max={line.closableQuantity}
            step="1"
            decimals={0}
            maxAction={line.closableQuantity}
          />
          <div className={css.figures}>
            <span>
              {t('reduce.brings', {
                amount: figures.money(estimate?.estimatedAmount),
                fee: figures.money(estimate?.handlingFee),
              })}
            </span>
            <span className={css.result}>
              {t('reduce.result')}
              <Change value={estimate?.realizedPnl ?? null} decimals={places} currency={currency} />
            </span>
          </div>
        </>
      )}
    </div>
  );
}
