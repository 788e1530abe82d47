import { Tabs } from '@fairlot/ui-kit/tabs';
import { Subscriptions } from '../../components/offers/Subscriptions.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { ClosedPositions } from './ClosedPositions.js';
import { Holdings } from './Holdings.js';
import { OpenOrders } from './OpenOrders.js';
import { Totals } from './Totals.js';
import { panel } from './Trade.css.js';
import { useTrading } from './tradeData.js';

const countOf = (rows: readonly unknown[] | undefined) =>
  rows === undefined || rows.length === 0 ? undefined : rows.length;

/** What the customer holds, what is under way, and what came of the rest. */
export function TradeCenter() {
  const t = useT();
  const { tab } = useSearch('/pages/main/trade/index');
  const navigate = useNavigate();
  const { reviews, orders, held, accounts } = useTrading();
  const items = [
    {
      value: 'holdings',
      label: t('trade.tab.holdings'),
      badge: countOf(held.data),
      content: (
        <div className={panel}>
          <Holdings query={held} reviews={reviews.data ?? []} />
        </div>
      ),
    },
    {
      value: 'orders',
      label: t('trade.tab.orders'),
      badge: countOf(orders.data),
      content: (
        <div className={panel}>
          <OpenOrders query={orders} />
        </div>
      ),
    },
    {
      value: 'closed',
      label: t('trade.tab.closed'),
      content: (
        <div className={panel}>
          <ClosedPositions />
        </div>
      ),
    },
    {
      value: 'subscriptions',
      label: t('trade.tab.subscriptions'),
      content: (
        <div className={panel}>
          <Subscriptions />
        </div>
      ),
    },
  ] as const;
  return (
    <>
      <PageHeading>{t('manifest.trade')}</PageHeading>
      <Totals accounts={accounts} positions={held.data} />
      <Tabs
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
