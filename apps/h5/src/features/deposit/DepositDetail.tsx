import { ApiError } from '@fairlot/api-client';
import { buttonClass } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { DocumentIcon } from '@fairlot/ui-kit/icon';
import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { Refresher } from '@fairlot/ui-kit/refresher';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../../components/Balance.js';
import { describeError } from '../../components/describeError.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { Link, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../stores/session.js';
import * as css from './Deposit.css.js';
import { DepositActions } from './DepositActions.js';
import { depositQuery } from './depositData.js';
import { DepositFacts } from './DepositFacts.js';
import { useTypeWord } from './DepositRow.js';
import { DepositStanding } from './DepositStanding.js';
import { DepositStatusPill } from './DepositStatusPill.js';

/** One deposit from the first to the last: how it stands, what happened when, every amount, and what can be done. */
export function DepositDetail() {
  const t = useT();
  const typeWord = useTypeWord();
  const { id } = useSearch('/pages/deposit/detail');
  const { data, error, isPending, isFetching, refetch } = useQuery(depositQuery(useSessionScope(), id));
  const isNowhere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Refresher onRefresh={() => refetch({ throwOnError: true })}>
      {data === undefined && <PageHeading>{t('manifest.depositDetail')}</PageHeading>}
      <AsyncBoundary
        status={data !== undefined ? 'ready' : isNowhere ? 'empty' : isPending ? 'loading' : 'error'}
        skeleton={<SkeletonRows count={5} hasAvatar={false} />}
        errorTitle={t('deposit.oneFailed')}
        errorHint={describeError(error).join(' ')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        empty={
          <EmptyState
            icon={<DocumentIcon />}
            title={t('deposit.nowhere')}
            action={
              <Link to="/pages/deposit/record" className={buttonClass({ variant: 'secondary' })}>
                {t('deposit.allRecords')}
              </Link>
            }
          />
        }
      >
        {data !== undefined && (
          <div className={css.page}>
            <div className={css.headline}>
              <PageHeading>{t('deposit.by.title', { way: typeWord(data.type, data.network) })}</PageHeading>
              <Balance
                size="display"
                value={data.amount}
                currency={data.currency}
                decimals={placesOf(data.amount)}
              />
              <DepositStatusPill status={data.statusKey} />
            </div>
            <DepositStanding deposit={data} />
            <DepositFacts deposit={data} />
            <DepositActions deposit={data} />
          </div>
        )}
      </AsyncBoundary>
    </Refresher>
  );
}
