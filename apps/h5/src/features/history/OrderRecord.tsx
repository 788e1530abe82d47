import { ApiError } from '@fairlot/api-client';
import { buttonClass } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { DocumentIcon } from '@fairlot/ui-kit/icon';
import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { Refresher } from '@fairlot/ui-kit/refresher';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../components/describeError.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Link, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../stores/session.js';
import { orderQuery } from '../../stores/trading.js';
import { OrderDetails } from './OrderDetails.js';

/** One order from the first to the last: what happened when, every fill, every amount. */
export function OrderRecord() {
  const t = useT();
  const { id } = useSearch('/pages/history/order');
  const order = useQuery(orderQuery(useSessionScope(), id));
  const { data, error, isPending, isFetching, refetch } = order;
  const isNowhere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Refresher onRefresh={() => refetch({ throwOnError: true })}>
      {data === undefined && <PageHeading>{t('manifest.order')}</PageHeading>}
      <AsyncBoundary
        status={data !== undefined ? 'ready' : isNowhere ? 'empty' : isPending ? 'loading' : 'error'}
        skeleton={<SkeletonRows count={5} hasAvatar={false} />}
        errorTitle={t('history.orderFailed')}
        errorHint={describeError(error).join(' ')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        empty={
          <EmptyState
            icon={<DocumentIcon />}
            title={t('history.orderNowhere')}
            action={
              <Link to="/pages/history/record" className={buttonClass({ variant: 'secondary' })}>
                {t('history.openList')}
              </Link>
            }
          />
        }
      >
        {data !== undefined && <OrderDetails order={data} />}
      </AsyncBoundary>
    </Refresher>
  );
}
