import { Button } from '@fairlot/ui-kit/button';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NothingHere } from '../../components/NothingHere.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Market } from '../../queries/referenceQueries.js';
import { rankingQuery, type RankingTab, type RankedInstrument } from './rankingQueries.js';
import * as css from './Market.css.js';
import { dateFormat } from '../../i18n/formatters.js';
import { DaySparkline } from '../../components/DaySparkline.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { VirtualRows } from '../../components/VirtualRows.js';
import { quotes } from '../../queries/quotes.js';
import { rankRows } from './rankRows.js';

/** One ranking of a market, with its loading and error states. */
export function Ranking({ market, tab }: { market: Market; tab: RankingTab }) {
  const t = useT();
  const locale = useLocale();
  const ranking = useInfiniteQuery(rankingQuery(market.id, tab));
  const rows = ranking.data ?? [];
  const lastTrade = rows[0]?.asOf;
  return (
    <QueryBoundary
      query={ranking}
      isEmpty={rows.length === 0}
      skeleton={<SkeletonRows count={8} />}
      errorTitle={t('market.failed')}
      empty={
        <NothingHere
          title={t('market.empty')}
          to="/pages/main/market/index"
          search={{ market: market.id, tab: 'active' }}
          replace
          action={t('market.emptyAction')}
        />
      }
    >
      {market.status === 'closed' && lastTrade !== undefined && (
        <p className={css.closeNote}>
          {t('market.lastClose', { date: dateThere(lastTrade, market.timezone, locale) })}
        </p>
      )}
      <RankingList
        rows={rows}
        tab={tab}
        hasMore={ranking.hasNextPage && !ranking.isFetching && !ranking.isFetchNextPageError}
        onMore={() => void ranking.fetchNextPage()}
      />
      {ranking.isFetchingNextPage && <SkeletonRows count={2} />}
      {ranking.isFetchNextPageError && (
        <div className={css.more} role="alert">
          <p>{t('market.moreFailed')}</p>
          <Button variant="secondary" size="small" onClick={() => void ranking.fetchNextPage()}>
            {t('app.retry')}
          </Button>
        </div>
      )}
    </QueryBoundary>
  );
}

/** The day of a trade, in the market's time zone. */
function dateThere(instant: string, timeZone: string, locale: string): string {
  return dateFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(instant));
}

interface RankingListProps {
  rows: readonly RankedInstrument[];
  tab: RankingTab;
  hasMore: boolean;
  onMore: () => void;
}

/** A ranking that follows the market, but not while a finger is down. */
function RankingList({ rows, tab, hasMore, onMore }: RankingListProps) {
  const { rows: ranked, hold } = useRankedRows(rows, tab);
  return (
    <VirtualRows rows={ranked} hasMore={hasMore} onMore={onMore} {...hold}>
      {rankedRow}
    </VirtualRows>
  );
}

const rankedRow = ({ symbol, name, tickSize }: RankedInstrument) => (
  <QuoteRow symbol={symbol} name={name} tickSize={tickSize} sparkline={<DaySparkline symbol={symbol} />} />
);

/** The minimum time between two sorts, ms, because a constantly changing ranking cannot be read. */
const RESORT_MS = 5_000;

/**
 * Rows in their current order, which changes at most every 5 s and never while a finger is down, so that no row moves
 * away under a tap. Spread `hold` on the list.
 */
function useRankedRows(rows: readonly RankedInstrument[], tab: RankingTab) {
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
