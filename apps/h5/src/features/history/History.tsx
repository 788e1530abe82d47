import { useEffect } from 'react';
import { Button } from '@fairlot/ui-kit/button';
import { Badge } from '@fairlot/ui-kit/badge';
import { DocumentIcon, FilterIcon } from '@fairlot/ui-kit/icon';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '../../engine/index.js';
import { NothingHere } from '../../components/NothingHere.js';
import { PageHeading } from '../../components/PageHeading.js';
import { onDemand } from '../../components/onDemand.js';
import { RecordKinds } from '../../components/records/RecordKinds.js';
import { DayRecords } from '../../components/records/DayRecords.js';
import { RecordToolbar } from '../../components/records/RecordToolbar.js';
import { depositStatuses, withdrawalStatuses } from '../../components/records/statuses.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { amount, quiet, viewChoice } from './History.css.js';
import { fillsOf, type OrderFill, isWithoutFill } from './orderFacts.js';
import { countFilters, loadHistory, orderHistoryQuery, readHistoryFilter } from './orderHistory.js';
import { useHistoryTable } from './useHistoryTable.js';
import { Balance } from '../../components/Balance.js';
import { HistoryRow } from './HistoryRow.js';
import type { Order } from '../../queries/tradingQueries.js';
import { OrderStatusPill, useOrderStatusWord } from '../../components/orders/OrderStatusPill.js';

/** A status that the list does not have selects all. */
const pick = <Status extends string>(status: string, known: readonly Status[]): Status | 'all' =>
  known.find((each) => each === status) ?? 'all';

/**
 * The customer's orders. Deposits, withdrawals and transfers have pages of their own, to which an address with their
 * `type` redirects.
 */
export function History() {
  const { type, status } = useSearch('/pages/history/record');
  const navigate = useNavigate();
  useEffect(() => {
    if (type === 'deposit') {
      const search = { status: pick(status, depositStatuses) };
      void navigate({ to: '/pages/deposit/record', search, replace: true });
    } else if (type === 'withdraw') {
      const search = { status: pick(status, withdrawalStatuses) };
      void navigate({ to: '/pages/withdraw/record', search, replace: true });
    } else if (type === 'transfer') void navigate({ to: '/pages/history/transfers', replace: true });
  }, [type, status, navigate]);
  return type === 'trade' ? <OrderHistory /> : null;
}

const PATH = '/pages/history/record';

const useFilterSheet = onDemand({
  load: () => import('./HistoryFilter.js').then((module) => module.HistoryFilterSheet),
  words: ['history', 'records'],
});

/** The customer's orders and fills, with filters and an export. */
function OrderHistory() {
  const t = useT();
  const search = useSearch(PATH);
  const filter = readHistoryFilter(search);
  const navigate = useNavigate();
  const filterSheet = useFilterSheet();
  const scope = useSessionScope();
  const query = useInfiniteQuery(orderHistoryQuery(scope, filter));
  const { view } = search;
  const tableOf = useHistoryTable(view);
  const filterCount = countFilters(filter);
  const fills = query.data && fillsOf(query.data);
  const shared = {
    errorTitle: t('history.failed'),
    empty: <NoOrders isFiltered={filterCount > 0} />,
  };

  return (
    <>
      <PageHeading>{t('manifest.history')}</PageHeading>
      <RecordKinds />
      <div className={viewChoice}>
        <SegmentedControl
          label={t('history.view')}
          value={view}
          onValueChange={(next) =>
            void navigate({ to: PATH, search: { ...filter, view: next }, replace: true })
          }
          options={[
            { value: 'orders', label: t('history.view.orders') },
            { value: 'fills', label: t('history.view.fills') },
          ]}
        />
      </div>
      <RecordToolbar
        subject={view}
        load={async () => tableOf(await loadHistory(filter))}
        isEmpty={(view === 'fills' ? fills : query.data)?.length === 0}
      >
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={filterSheet.open}>
          <FilterIcon size="small" />
          {t('history.filter')}
          {filterCount > 0 && <Badge count={filterCount} />}
        </Button>
      </RecordToolbar>
      {view === 'fills' ? (
        <DayRecords {...shared} query={{ ...query, data: fills }} instantOf={({ fill }) => fill.filledAt}>
          {(fill) => <FillRow key={fill.key} fill={fill} />}
        </DayRecords>
      ) : (
        <DayRecords {...shared} query={query} instantOf={({ submittedAt }) => submittedAt}>
          {(order) => <OrderRow key={order.id} order={order} />}
        </DayRecords>
      )}
      {filterSheet.element}
    </>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  if (isFiltered) {
    return (
      <NothingHere
        icon={<FilterIcon />}
        title={t('history.emptyFiltered')}
        to={PATH}
        replace
        action={t('history.clearFilters')}
      />
    );
  }
  return (
    <NothingHere
      icon={<DocumentIcon />}
      title={t('history.empty')}
      to="/pages/main/market/index"
      action={t('history.browse')}
    />
  );
}

/** A fill: what was traded, the price, and the fee. Links to its order. */
function FillRow({ fill: { order, fill } }: { fill: OrderFill }) {
  const t = useT();
  const { currency } = order;
  return (
    <HistoryRow order={order} traded={{ quantity: fill.quantity, price: fill.price, at: fill.filledAt }}>
      <span className={amount}>
        <Balance value={fill.amount} currency={currency} />
      </span>
      <span className={quiet}>
        {t.rich('history.feeOf', {
          amount: <Balance key="amount" value={fill.handlingFee} currency={currency} />,
        })}
      </span>
    </HistoryRow>
  );
}

/** An order: what it does, when it was placed, its amount. Links to its record. */
function OrderRow({ order }: { order: Order }) {
  const statusWord = useOrderStatusWord();
  const price = order.filledPrice ?? order.orderPrice;
  return (
    <HistoryRow order={order} traded={{ quantity: order.quantity, price, at: order.submittedAt }}>
      {!isWithoutFill(order) && (
        <span className={amount}>
          <Balance value={order.totalAmount} currency={order.currency} />
        </span>
      )}
      {order.status === 'filled' ? (
        <span className={quiet}>{statusWord(order.status)}</span>
      ) : (
        <OrderStatusPill status={order.status} />
      )}
    </HistoryRow>
  );
}
