import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Balance, BalanceChange } from '../../components/Balance.js';
import { DirectionTag } from '../../components/DirectionTag.js';
import { Explained } from '../../components/explain/Explained.js';
import { ExportButton } from '../../components/records/ExportButton.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import type { Position } from '../../queries/tradingQueries.js';
import { holdTime } from './holdTime.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { LoadingRows } from './LoadingRows.js';
import { Row } from './Row.js';
import { list, listHead, more } from './Trade.css.js';
import { closedPositionsQuery, loadClosedPositions } from './tradeQueries.js';
import { useRowFigures } from './useRowFigures.js';
import { useTimeText } from '../../components/useTimeText.js';
import { toTable, type Cell } from '../../components/records/csv.js';

/** Closed positions, with their results after fees. */
export function ClosedPositions() {
  const t = useT();
  const tableOf = useClosedTable();
  const query = useInfiniteQuery(closedPositionsQuery(useSessionScope()));
  return (
    <QueryBoundary
      query={query}
      isEmpty={query.data?.length === 0}
      skeleton={<LoadingRows />}
      errorTitle={t('trade.failed.closed')}
      empty={<EmptyState title={t('trade.empty.closed')} hint={t('trade.empty.closedHint')} />}
    >
      {(positions) => (
        <>
          <div className={listHead}>
            <ExportButton
              subject="closed-positions"
              load={async () => tableOf(await loadClosedPositions())}
            />
          </div>
          <Card isPadded={false}>
            <ul role="list" className={list}>
              {positions.map((position) => (
                <ClosedRow key={position.id} position={position} />
              ))}
            </ul>
          </Card>
          {query.hasNextPage && (
            <div className={more}>
              <Button
                variant="secondary"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('trade.action.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function ClosedRow({ position }: { position: Position }) {
  const t = useT();
  const locale = useLocale();
  const time = useTimeText();
  const figures = useRowFigures(position);
  const { openedAt, closedAt, currency } = position;
  const direction = knownDirection(position.direction);
  const price = (value: string) => (
    <Balance value={value} currency={currency} decimals={figures.places.average} />
  );
  return (
    <Row
      title={position.symbol}
      tag={<DirectionTag direction={direction}>{t(`trade.direction.${direction}`)}</DirectionTag>}
      note={t('trade.atPrice', {
        quantity: figures.own.quantity(position.quantity),
        price: figures.own.average(position.actualBuyingPrice),
      })}
      end={<BalanceChange value={position.realizedPnl} currency={currency} />}
      endNote={closedAt !== null && holdTime(openedAt, closedAt, locale)}
    >
      {() => (
        <KeyValue>
          <KeyValueRow label={t('trade.row.price')}>{price(position.actualBuyingPrice)}</KeyValueRow>
          <KeyValueRow label={t('trade.row.closingPrice')}>{price(position.last)}</KeyValueRow>
          <KeyValueRow label={t('trade.row.fees')}>
            <Explained figure="position_fees" of={{ positionId: position.id }}>
              <Balance value={position.handlingFee} currency={currency} />
            </Explained>
          </KeyValueRow>
          <KeyValueRow label={t('trade.row.realized')}>
            <Explained figure="realized" of={{ positionId: position.id }}>
              <BalanceChange value={position.realizedPnl} currency={currency} />
            </Explained>
          </KeyValueRow>
          <KeyValueRow label={t('trade.row.opened')}>{time(openedAt)}</KeyValueRow>
          {closedAt !== null && <KeyValueRow label={t('trade.row.closedAt')}>{time(closedAt)}</KeyValueRow>}
        </KeyValue>
      )}
    </Row>
  );
}

/** Converts closed positions to a table with headings in the customer's language. Figures and times stay machine-readable. */
function useClosedTable(): (positions: readonly Position[]) => Cell[][] {
  const t = useT();
  return (positions) =>
    toTable(positions, [
      [t('trade.row.opened'), (each) => each.openedAt],
      [t('trade.row.closedAt'), (each) => each.closedAt],
      [t('trade.row.number'), (each) => each.id],
      [t('records.symbol'), (each) => each.symbol],
      [t('history.name'), (each) => each.name],
      [t('trade.row.direction'), (each) => t(`trade.direction.${knownDirection(each.direction)}`)],
      [t('history.quantity'), (each) => each.quantity],
      [t('trade.row.price'), (each) => each.actualBuyingPrice],
      [t('trade.row.closingPrice'), (each) => each.last],
      [t('trade.row.fees'), (each) => each.handlingFee],
      [t('trade.row.realized'), (each) => each.realizedPnl],
      [t('records.currency'), (each) => each.currency],
    ]);
}
