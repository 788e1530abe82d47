import { Card } from '@fairlot/ui-kit/card';
import { Suspense, useMemo } from 'react';
import { NothingHere } from '../../components/NothingHere.js';
import { useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';
import { Allocation } from './Allocation.js';
import { HoldingRow } from './HoldingRow.js';
import { QueryBoundary, type BoundaryQuery } from '../../components/QueryBoundary.js';
import { LoadingRows } from './LoadingRows.js';
import { list, section } from './Trade.css.js';
import type { CloseRequest } from './tradeQueries.js';
import { aboutExits, useRowSheet } from './useRowSheet.js';
import { lazyPart, lazySheet } from '../../components/lazyPart.js';

/**
 * Above this many rows only the visible ones are rendered; below it, rendering all costs less than virtualization.
 */
const ALL_DRAWN = 30;

/** Few customers hold so many, and the list is not the first thing on the page. */
const LongHoldings = lazyPart({
  load: async () => (await import('./LongHoldings.js')).LongHoldings,
  words: ['balance', 'trade'],
});

/** Sheets are larger than the page, and few rows open one. */
const ExitsSheet = lazySheet({
  load: async () => (await import('./ExitsSheet.js')).ExitsSheet,
  words: ['balance', 'forms', 'trade'],
});

export interface HoldingsProps {
  query: BoundaryQuery<readonly Position[]>;
  /** Close requests under review. */
  reviews: readonly CloseRequest[];
}

/** The open positions, each with its profit at the current price, and their distribution. */
export function Holdings({ query, reviews }: HoldingsProps) {
  const t = useT();
  const reviewsOf = useReviewsOf(reviews);
  const exits = useRowSheet(query.data, aboutExits);
  return (
    <>
      <QueryBoundary
        query={query}
        isEmpty={query.data?.length === 0}
        skeleton={<LoadingRows />}
        errorTitle={t('trade.failed.holdings')}
        empty={
          <NothingHere
            title={t('trade.empty.holdings')}
            hint={t('trade.empty.holdingsHint')}
            to="/pages/main/market/index"
            action={t('trade.empty.holdingsAction')}
          />
        }
      >
        {(positions) => (
          <div className={section}>
            {positions.length > 1 && <Allocation positions={positions} />}
            <Card isPadded={false}>
              {positions.length > ALL_DRAWN ? (
                <Suspense>
                  <LongHoldings positions={positions} reviewsOf={reviewsOf} onExits={exits.open} />
                </Suspense>
              ) : (
                <ul role="list" className={list}>
                  {positions.map((position) => (
                    <HoldingRow
                      key={position.id}
                      position={position}
                      reviews={reviewsOf(position)}
                      onExits={exits.open}
                    />
                  ))}
                </ul>
              )}
            </Card>
          </div>
        )}
      </QueryBoundary>
      {exits.row !== undefined && (
        <ExitsSheet
          key={exits.row.id}
          position={exits.row}
          hasEnded={exits.hasLeft}
          isOpen={exits.isOpen}
          onClose={exits.close}
        />
      )}
    </>
  );
}

const NONE: readonly CloseRequest[] = [];

/** The close requests of a position as a stable array, so that a row renders only for its own changes. */
function useReviewsOf(reviews: readonly CloseRequest[]) {
  return useMemo(() => {
    const byPosition = new Map<string, CloseRequest[]>();
    for (const request of reviews) {
      const known = byPosition.get(request.positionId);
      if (known === undefined) byPosition.set(request.positionId, [request]);
      else known.push(request);
    }
    return ({ id }: Position) => byPosition.get(id) ?? NONE;
  }, [reviews]);
}
