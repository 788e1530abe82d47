import { useQuery } from '@tanstack/react-query';
import { OneRecord } from '../../components/records/OneRecord.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { orderQuery } from '../../queries/tradingQueries.js';
import { OrderDetails } from './OrderDetails.js';

/** The record of an order: its events, every fill, every amount. */
export function OrderRecord() {
  const t = useT();
  const { id } = useSearch('/pages/history/order');
  const query = useQuery(orderQuery(useSessionScope(), id));
  return (
    <OneRecord
      query={query}
      heading={t('manifest.order')}
      errorTitle={t('history.orderFailed')}
      nowhere={t('history.orderNowhere')}
      list={{ to: '/pages/history/record', label: t('history.openList') }}
    >
      {(order) => <OrderDetails order={order} />}
    </OneRecord>
  );
}
