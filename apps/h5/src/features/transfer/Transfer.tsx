import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { TransferIcon } from '@fairlot/ui-kit/icon';
import { ErrorState, LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../components/describeError.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../stores/session.js';
import { accountsQuery } from '../../stores/trading.js';
import type { Transfer as Moved } from '../../stores/transfers.js';
import { TransferForm } from './TransferForm.js';
import { TransferReceipt } from './TransferReceipt.js';
import { firstEnds } from './transferEnds.js';

/** Money from one of the customer's accounts to another: at once, free, and back as easily. */
export function Transfer() {
  const t = useT();
  const search = useSearch('/pages/profile/transfer');
  const money = useMoneyAction<Moved>('transfer');
  const { data, error, isError, isFetching, refetch } = useQuery(accountsQuery(useSessionScope()));
  if (money.result !== undefined) return <TransferReceipt transfer={money.result} onAgain={money.dismiss} />;
  const ends = data === undefined ? undefined : firstEnds(data.data, search);
  return (
    <>
      <PageHeading>{t('manifest.transfer')}</PageHeading>
      {data === undefined ? (
        isError ? (
          <ErrorState
            title={t('transfer.failed')}
            hint={describeError(error).join(' ')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingState skeleton={<SkeletonRows count={3} hasAvatar={false} />} />
        )
      ) : ends === undefined ? (
        <EmptyState icon={<TransferIcon />} title={t('transfer.noAccounts')} />
      ) : (
        <TransferForm accounts={data.data} first={ends} money={money} />
      )}
    </>
  );
}
