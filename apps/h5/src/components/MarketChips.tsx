import { useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/index.js';
import type { Market } from '../queries/referenceQueries.js';
import * as css from './MarketChips.css.js';

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
  const group = useRef<HTMLFieldSetElement>(null);
  // A unique name: kept pages contain such a group too, and radios of the same name exclude each other.
  const name = useId();
  useEffect(() => {
    // One frame later, because on a new address the router restores the position of every scroller.
    const frame = requestAnimationFrame(() => {
      const chosen = group.current?.querySelector('input:checked')?.parentElement;
      if (group.current === null || chosen == null) return;
      // Not scrollIntoView, because it would scroll the page too.
      group.current.scrollTo({
        left: chosen.offsetLeft - (group.current.clientWidth - chosen.offsetWidth) / 2,
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
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
