import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { TransferIcon } from '@fairlot/ui-kit/icon';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormWords } from '../../components/FormWords.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import type { Transfer as Moved } from '../../queries/transferQueries.js';
import { TransferForm } from './TransferForm.js';
import { TransferReceipt } from './TransferReceipt.js';
import { firstEnds } from './transferEnds.js';

/** Moves money between the customer's accounts: at once, free, and reversible. */
export function Transfer() {
  const t = useT();
  const search = useSearch('/pages/profile/transfer');
  const money = useMoneyAction<Moved>('transfer');
  const accounts = useQuery(accountsQuery(useSessionScope()));
  if (money.result !== undefined) return <TransferReceipt transfer={money.result} onAgain={money.dismiss} />;
  const ends = accounts.data && firstEnds(accounts.data.data, search);
  return (
    <FormWords>
      <PageHeading>{t('manifest.transfer')}</PageHeading>
      <QueryBoundary
        query={accounts}
        isEmpty={ends === undefined}
        skeleton={<SkeletonRows count={3} hasAvatar={false} />}
        errorTitle={t('balance.accountsFailed')}
        empty={<EmptyState icon={<TransferIcon />} title={t('transfer.noAccounts')} />}
      >
        {({ data }) => ends !== undefined && <TransferForm accounts={data} first={ends} money={money} />}
      </QueryBoundary>
    </FormWords>
  );
}
