import { useEffect, useRef, useState } from 'react';
import { quotes } from '../../queries/quotes.js';
import type { RankedInstrument, RankingTab } from './rankingQueries.js';
import { rankRows } from './rankRows.js';

/** Rows move at most this often, ms: a ranking that never rests cannot be read. */
const RESORT_MS = 5_000;

/**
 * Rows in the order of the moment, which changes at most every 5 s and never while a finger is down, so that no row
 * slips away under a tap. Spread `hold` on the list.
 */
export function useRankedRows(rows: readonly RankedInstrument[], tab: RankingTab) {
  const [ranked, setRanked] = useState({ of: rows, rows });
  const isHeld = useRef(false);

  useEffect(() => {
    const sort = () => {
      if (!isHeld.current) setRanked({ of: rows, rows: rankRows(rows, tab, quotes.get) });
    };
    const timer = setInterval(sort, RESORT_MS);
    const release = () => (isHeld.current = false);
    // A pointer is also taken away by the browser: a mouse that drags a link. A finger that begins to scroll is still down.
    const lose = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') release();
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', lose);
    window.addEventListener('touchend', release);
    window.addEventListener('touchcancel', release);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', lose);
      window.removeEventListener('touchend', release);
      window.removeEventListener('touchcancel', release);
    };
  }, [rows, tab]);

  const hold = {
    onPointerDown: () => {
      isHeld.current = true;
    },
  };
  // Freshly loaded rows come in the server's order; they are sorted with the next turn.
  return { rows: ranked.of === rows ? ranked.rows : rows, hold };
}
