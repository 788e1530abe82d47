import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import type { Order } from '../../queries/tradingQueries.js';
import { lazySheet } from '../../components/lazyPart.js';
import { QueryBoundary, type BoundaryQuery } from '../../components/QueryBoundary.js';
import { LoadingRows } from './LoadingRows.js';
import { OrderRow, RefusedRow } from './OrderRow.js';
import { groupHeading, list, listHead, section } from './Trade.css.js';
import { refusedOrdersQuery } from './tradeQueries.js';
import { useCancelOrders } from './useCancelOrders.js';
import { aboutAmendment, useRowSheet } from './useRowSheet.js';

/** Sheets are larger than the page, and few rows open one. */
const AmendSheet = lazySheet({
  load: async () => (await import('./AmendSheet.js')).AmendSheet,
  words: ['balance', 'forms', 'orderTicket', 'trade'],
});

/** Orders that may still fill, and the last ones that were refused or ended by the market. */
export function OpenOrders({ query }: { query: BoundaryQuery<readonly Order[]> }) {
  const t = useT();
  const amended = useRowSheet(query.data, aboutAmendment);
  return (
    <>
      <QueryBoundary
        query={query}
        isEmpty={query.data?.length === 0}
        skeleton={<LoadingRows />}
        errorTitle={t('trade.failed.orders')}
        empty={<EmptyState title={t('trade.empty.orders')} hint={t('trade.empty.ordersHint')} />}
      >
        {(orders) => (
          <div className={section}>
            <Card isPadded={false}>
              <ul role="list" className={list}>
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} onAmend={amended.open} />
                ))}
              </ul>
            </Card>
            {orders.length > 1 && <CancelAll orders={orders} />}
          </div>
        )}
      </QueryBoundary>
      <RefusedOrders />
      {amended.row !== undefined && (
        <AmendSheet
          key={amended.row.id}
          order={amended.row}
          hasEnded={amended.hasLeft}
          isOpen={amended.isOpen}
          onClose={amended.close}
        />
      )}
    </>
  );
}

function CancelAll({ orders }: { orders: readonly Order[] }) {
  const t = useT();
  const cancel = useCancelOrders();
  return (
    <div className={listHead}>
      <Button size="small" variant="quiet" onClick={() => void cancel(orders)}>
        {t('trade.action.cancelAll', { count: orders.length })}
      </Button>
    </div>
  );
}

function RefusedOrders() {
  const t = useT();
  const id = useId();
  const { data } = useQuery(refusedOrdersQuery(useSessionScope()));
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} className={groupHeading}>
        {t('trade.refused')}
      </h2>
      <Card isPadded={false}>
        <ul role="list" className={list}>
          {data.map((order) => (
            <RefusedRow key={order.id} order={order} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
