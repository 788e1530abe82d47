import { NumberInput, type NumberInputProps } from '@fairlot/ui-kit/number-input';
import { useEffect, useState } from 'react';
import type { Figures } from '../../components/figures.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { exitPercent, exitPrice, type Exit } from './exitMath.js';

export interface ExitPercentInputProps extends NumberInputProps {
  value: string;
  onValueChange: (value: string) => void;
  exit: Exit;
  direction: Direction;
  entry: string | undefined;
  isMarket: boolean;
  tickSize: string;
  figures: Figures;
}

/**
 * An exit as a distance from the entry. Its value is a price. The input is converted at once, relative to the current
 * market price or to the limit; the value follows a change of the limit.
 */
export function ExitPercentInput(props: ExitPercentInputProps) {
  const { exit, direction, entry, isMarket, tickSize, figures, value, onValueChange, ...input } = props;
  const t = useT();
  const [percent, setPercent] = useState(() => exitPercent(entry, value) ?? '');
  /** The entry at the time of typing; before that the price stays. */
  const [typedAt, setTypedAt] = useState<string>();
  const anchor = isMarket ? typedAt : typedAt && entry;
  const price =
    percent === '' ? '' : (exitPrice({ entry: anchor, percent, tickSize, exit, direction }) ?? '');
  useEffect(() => {
    if (typedAt !== undefined && price !== value) onValueChange(price);
  }, [typedAt, price, value, onValueChange]);
  return (
    <NumberInput
      {...input}
      value={percent}
      onValueChange={(next) => {
        setPercent(next);
        setTypedAt(entry);
      }}
      hint={
        <>
          {value !== '' && `${t('orderTicket.exitAt', { price: figures.price(value) })} `}
          {input.hint}
        </>
      }
      min="0"
      step="1"
      decimals={2}
      unit={t('orderTicket.percentSign')}
    />
  );
}
