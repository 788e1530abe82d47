import { useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/index.js';
import type { Market } from '../queries/referenceQueries.js';
import * as css from './MarketChips.css.js';

export interface MarketChipsProps {
  markets: readonly Market[];
  /** Id of a market; '' is all of them. */
  value: string;
  onValueChange: (id: string) => void;
  /** Offers all markets together, in these words, before the single ones. */
  allLabel?: string;
}

/** The choice of a market: a radio group that scrolls sideways to the chosen one. */
export function MarketChips({ markets, value, onValueChange, allLabel }: MarketChipsProps) {
  const t = useT();
  const group = useRef<HTMLFieldSetElement>(null);
  // Its own: a page that is kept for later has such a choice too, and radios of one name exclude each other.
  const name = useId();
  useEffect(() => {
    // A frame later: with a new address the router puts every scroller of the page back where it was.
    const frame = requestAnimationFrame(() => {
      const chosen = group.current?.querySelector('input:checked')?.parentElement;
      if (group.current === null || chosen == null) return;
      // Not scrollIntoView: it would move the page too.
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
