import { Card } from '@fairlot/ui-kit/card';
import { LoanIcon } from '@fairlot/ui-kit/icon';
import { List } from '@fairlot/ui-kit/list';
import { Select } from '@fairlot/ui-kit/select';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import * as offers from '../../components/offers/Offers.css.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Records } from '../../components/records/Records.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { loansQuery } from './loanQueries.js';
import { LoanRow } from './LoanRow.js';

const PATH = '/pages/borrow/history';
const filters = ['all', 'review', 'undisbursed', 'disbursed', 'overdue', 'repaid'] as const;

/** All loans of the customer, filtered by state. */
export function LoanHistory() {
  const t = useT();
  const { status } = useSearch(PATH);
  const navigate = useNavigate();
  const query = useInfiniteQuery(loansQuery(useSessionScope(), status));
  return (
    <>
      <PageHeading>{t('manifest.loans')}</PageHeading>
      <div className={offers.body}>
        <Select
          label={t('loan.filterLabel')}
          value={status}
          onValueChange={(next) => void navigate({ to: PATH, search: { status: next }, replace: true })}
          options={filters.map((value) => ({ value, label: t(`loan.filter.${value}`) }))}
        />
        <Records
          query={query}
          errorTitle={t('loan.listFailed')}
          empty={
            <NothingHere
              icon={<LoanIcon />}
              title={t(status === 'all' ? 'loan.none' : 'loan.noneHere')}
              hint={status === 'all' ? t('loan.noneHint') : undefined}
              to={status === 'all' ? '/pages/borrow/index' : PATH}
              action={t(status === 'all' ? 'loan.seeCost' : 'records.showAll')}
            />
          }
        >
          {(loans) => (
            <Card isPadded={false}>
              <List aria-label={t('manifest.loans')}>
                {loans.map((loan) => (
                  <LoanRow key={loan.id} loan={loan} />
                ))}
              </List>
            </Card>
          )}
        </Records>
      </div>
    </>
  );
}
