import { Card } from '@fairlot/ui-kit/card';
import { Suspense, useMemo } from 'react';
import { NothingHere } from '../../components/NothingHere.js';
import { useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';
import { HoldingRow } from './HoldingRow.js';
import { QueryBoundary, type BoundaryQuery } from '../../components/QueryBoundary.js';
import { LoadingRows } from './LoadingRows.js';
import { list, section } from './Trade.css.js';
import type { CloseRequest } from './tradeQueries.js';
import { lazyPart } from '../../components/lazyPart.js';

/** Above this many rows a list holds only those in sight; below it, all of them cost less than finding out which. */
const ALL_DRAWN = 30;

/** Few customers hold so much, and what they hold together is not what is looked at first. */
const LongHoldings = lazyPart({
  load: async () => (await import('./LongHoldings.js')).LongHoldings,
  words: ['balance', 'trade'],
});
const Allocation = lazyPart({
  load: async () => (await import('./Allocation.js')).Allocation,
  words: ['trade'],
});

export interface HoldingsProps {
  query: BoundaryQuery<readonly Position[]>;
  /** Requests to close that are being reviewed. */
  reviews: readonly CloseRequest[];
}

/** What is held, each with its result at the current price, and how it is spread. */
export function Holdings({ query, reviews }: HoldingsProps) {
  const t = useT();
  const reviewsOf = useReviewsOf(reviews);
  return (
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
          {positions.length > 1 && (
            <Suspense>
              <Allocation positions={positions} />
            </Suspense>
          )}
          <Card isPadded={false}>
            {positions.length > ALL_DRAWN ? (
              <Suspense>
                <LongHoldings positions={positions} reviewsOf={reviewsOf} />
              </Suspense>
            ) : (
              <ul role="list" className={list}>
                {positions.map((position) => (
                  <HoldingRow key={position.id} position={position} reviews={reviewsOf(position)} />
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </QueryBoundary>
  );
}

const NONE: readonly CloseRequest[] = [];

/** The requests of a position: the same array each time, so that a row renders again only for a change of its own. */
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
