import { useId } from 'react';
import { useT } from '../i18n/index.js';
import type { Market } from '../queries/referenceQueries.js';
import * as css from './MarketChips.css.js';
import { useChosenInView } from './useChosenInView.js';

export interface MarketChipsProps {
  markets: readonly Market[];
  /** Id of a market; '' is all markets. */
  value: string;
  onValueChange: (id: string) => void;
  /** The label of the option for all markets, which comes first; without it there is none. */
  allLabel?: string;
}

/** Chooses a market: a radio group that scrolls sideways to the chosen one. */
export function MarketChips({ markets, value, onValueChange, allLabel }: MarketChipsProps) {
  const t = useT();
  const group = useChosenInView<HTMLFieldSetElement>('label:has(input:checked)', value);
  // A unique name: kept pages contain such a group too, and radios of the same name exclude each other.
  const name = useId();
  const chips = [...(allLabel === undefined ? [] : [{ id: '', name: allLabel }]), ...markets];
  return (
    <fieldset ref={group} className={css.chips} aria-label={t('market.choose')}>
      {chips.map((chip) => (
        <label key={chip.id} className={css.chip}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={chip.id}
            checked={chip.id === value}
            onChange={() => onValueChange(chip.id)}
          />
          <span className={css.face}>{chip.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
