import { LoadingState } from '@fairlot/ui-kit/page-state';
import { PageTabs } from '@fairlot/ui-kit/tabs';
import { Suspense, type ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { Holdings } from './Holdings.js';
import { LoadingRows } from './LoadingRows.js';
import { Totals } from './Totals.js';
import { panel } from './Trade.css.js';
import { useTrading, type CloseRequest } from './tradeQueries.js';
import { lazyPart } from '../../components/lazyPart.js';

/** Positions are shown first; the other tabs load when they are opened. */
const OpenOrders = lazyPart({
  load: async () => (await import('./OpenOrders.js')).OpenOrders,
  words: ['balance', 'order', 'reason', 'trade'],
});
const ClosedPositions = lazyPart({
  load: async () => (await import('./ClosedPositions.js')).ClosedPositions,
  words: ['balance', 'history', 'records', 'trade'],
});
const Subscriptions = lazyPart({
  load: async () => (await import('./Subscriptions.js')).Subscriptions,
  words: ['balance', 'offers', 'reason'],
});

const NO_REVIEWS: readonly CloseRequest[] = [];

const countOf = (rows: readonly unknown[] | undefined) =>
  rows === undefined || rows.length === 0 ? undefined : rows.length;

/** The customer's open positions, orders, and closed positions. */
export function TradeCenter() {
  const t = useT();
  const { tab } = useSearch('/pages/main/trade/index');
  const navigate = useNavigate();
  const { reviews, orders, held, accounts } = useTrading();
  const items = [
    {
      value: 'holdings',
      label: t('trade.tab.holdings'),
      badgeCount: countOf(held.data),
      content: (
        <Panel>
          <Holdings query={held} reviews={reviews.data ?? NO_REVIEWS} />
        </Panel>
      ),
    },
    {
      value: 'orders',
      label: t('trade.tab.orders'),
      badgeCount: countOf(orders.data),
      content: (
        <Panel>
          <OpenOrders query={orders} />
        </Panel>
      ),
    },
    {
      value: 'closed',
      label: t('trade.tab.closed'),
      content: (
        <Panel>
          <ClosedPositions />
        </Panel>
      ),
    },
    {
      value: 'subscriptions',
      label: t('trade.tab.subscriptions'),
      content: (
        <Panel>
          <Subscriptions />
        </Panel>
      ),
    },
  ] as const;
  return (
    <>
      <PageHeading>{t('manifest.trade')}</PageHeading>
      <Totals accounts={accounts} positions={held.data} />
      <PageTabs
        label={t('trade.tabs')}
        value={items.find(({ value }) => value === tab)?.value ?? 'holdings'}
        onValueChange={(next) =>
          void navigate({ to: '/pages/main/trade/index', search: { tab: next }, replace: true })
        }
        items={items}
      />
    </>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className={panel}>
      <Suspense fallback={<LoadingState skeleton={<LoadingRows />} />}>{children}</Suspense>
    </div>
  );
}
