import { ApiError } from '@fairlot/api-client';
import { Button, buttonClass } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { DocumentIcon } from '@fairlot/ui-kit/icon';
import { confirm } from '@fairlot/ui-kit/modal';
import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { Refresher } from '@fairlot/ui-kit/refresher';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../../components/Balance.js';
import { describeError } from '../../components/describeError.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Link, useSearch } from '../../engine/index.js';
import { useT, type Translate } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useSessionScope } from '../../stores/session.js';
import { refreshTrading } from '../../stores/trading.js';
import { refreshWithdrawals, withdrawalQuery, type Withdrawal } from '../../stores/withdrawals.js';
import { headline, record } from './Withdraw.css.js';
import { WithdrawalFacts, WithdrawalPill } from './WithdrawalFacts.js';

/** One withdrawal from the first to the last; while it waits it can be cancelled here. */
export function WithdrawalRecord() {
  const t = useT();
  const { id } = useSearch('/pages/withdraw/detail');
  const { data, error, isPending, isFetching, refetch } = useQuery(withdrawalQuery(useSessionScope(), id));
  const isNowhere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Refresher onRefresh={() => refetch({ throwOnError: true })}>
      <PageHeading>{t('manifest.withdrawal')}</PageHeading>
      <AsyncBoundary
        status={data !== undefined ? 'ready' : isNowhere ? 'empty' : isPending ? 'loading' : 'error'}
        skeleton={<SkeletonRows count={5} hasAvatar={false} />}
        errorTitle={t('withdraw.recordFailed')}
        errorHint={describeError(error).join(' ')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        empty={
          <EmptyState
            icon={<DocumentIcon />}
            title={t('withdraw.recordNowhere')}
            action={
              <Link to="/pages/withdraw/record" className={buttonClass({ variant: 'secondary' })}>
                {t('withdraw.openList')}
              </Link>
            }
          />
        }
      >
        {data !== undefined && (
          <div className={record}>
            <div className={headline}>
              <Balance value={data.amount} currency={data.currency} size="display" />
              <WithdrawalPill withdrawal={data} />
            </div>
            <WithdrawalFacts withdrawal={data} />
            {data.statusKey === 'wait' && (
              <Button variant="secondary" fullWidth onClick={() => void cancel(t, data)}>
                {t('withdraw.cancel')}
              </Button>
            )}
            {data.statusKey === 'refuse' && (
              <Link
                to={data.type === 'bank' ? '/pages/withdraw/bank' : '/pages/withdraw/crypto'}
                className={buttonClass({ variant: 'secondary', fullWidth: true })}
              >
                {t('withdraw.again')}
              </Link>
            )}
          </div>
        )}
      </AsyncBoundary>
    </Refresher>
  );
}

async function cancel(t: Translate, { id }: Withdrawal): Promise<void> {
  const { confirmed } = await confirm({
    title: t('withdraw.cancelTitle'),
    description: t('withdraw.cancelText'),
    confirmLabel: t('withdraw.cancel'),
    cancelLabel: t('withdraw.keep'),
    dismissible: true,
    onConfirm: async () => {
      await api.delete('/withdrawal/{id}', { params: { path: { id } } });
    },
    describeError: (error) => describeError(error).join(' '),
  });
  await Promise.all([refreshWithdrawals(), refreshTrading()]);
  if (confirmed) toast(t('withdraw.canceled'), { tone: 'success' });
}
