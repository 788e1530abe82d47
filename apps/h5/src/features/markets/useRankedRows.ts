import { useEffect, useRef, useState } from 'react';
import { quotes } from '../../queries/quotes.js';
import type { RankedInstrument, RankingTab } from './rankingQueries.js';
import { rankRows } from './rankRows.js';

/** The minimum time between two sorts, ms, because a constantly changing ranking cannot be read. */
const RESORT_MS = 5_000;

/**
 * Rows in their current order, which changes at most every 5 s and never while a finger is down, so that no row moves
 * away under a tap. Spread `hold` on the list.
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
    // The browser also cancels a pointer: when a mouse drags a link. A finger that starts to scroll is still down.
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
  // New rows are in the server's order; the next turn sorts them.
  return { rows: ranked.of === rows ? ranked.rows : rows, hold };
}
