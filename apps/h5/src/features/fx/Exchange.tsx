import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormWords } from '../../components/FormWords.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { currenciesQuery } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import type { Conversion } from '../../queries/transferQueries.js';
import { ExchangeForm } from './ExchangeForm.js';
import { ExchangeReceipt } from './reviewAndReceipt.js';

/** Exchanges money between currencies, at a quoted rate that is fixed while it is read. */
export function Exchange() {
  const t = useT();
  const money = useMoneyAction<Conversion>('exchange');
  const { next } = useSearch('/pages/profile/exchange');
  const accounts = useQuery(accountsQuery(useSessionScope()));
  const currencies = useQuery(currenciesQuery);
  if (money.result !== undefined)
    return <ExchangeReceipt conversion={money.result} next={next} onAgain={money.dismiss} />;
  const failed = [accounts, currencies].find((query) => query.isError);
  return (
    <FormWords>
      <PageHeading>{t('manifest.exchange')}</PageHeading>
      {accounts.data !== undefined && currencies.data !== undefined ? (
        <ExchangeForm accounts={accounts.data.data} currencies={currencies.data.data} money={money} />
      ) : failed === undefined ? (
        <LoadingState skeleton={<SkeletonRows count={3} hasAvatar={false} />} />
      ) : (
        <QueryFailure query={failed} title={t('balance.accountsFailed')} />
      )}
    </FormWords>
  );
}
