import { buttonClass } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import type { Position } from '../../stores/trading.js';
import { HoldingRow } from './HoldingRow.js';
import { ListState, type ListStateProps } from './ListState.js';
import { list } from './Trade.css.js';
import type { CloseRequest } from './tradeData.js';

export interface HoldingsProps {
  query: ListStateProps<Position>['query'];
  /** Requests to close that are being reviewed. */
  reviews: readonly CloseRequest[];
}

/** What is held, each with its result at the price of now. */
export function Holdings({ query, reviews }: HoldingsProps) {
  const t = useT();
  return (
    <ListState
      query={query}
      failedTitle={t('trade.failed.holdings')}
      empty={
        <EmptyState
          title={t('trade.empty.holdings')}
          hint={t('trade.empty.holdingsHint')}
          action={
            <Link to="/pages/main/market/index" className={buttonClass({ variant: 'secondary' })}>
              {t('trade.empty.holdingsAction')}
            </Link>
          }
        />
      }
    >
      {(positions) => (
        <Card isPadded={false}>
          <ul role="list" className={list}>
            {positions.map((position) => (
              <HoldingRow
                key={position.id}
                position={position}
                reviews={reviews.filter(({ positionId }) => positionId === position.id)}
              />
            ))}
          </ul>
        </Card>
      )}
    </ListState>
  );
}
