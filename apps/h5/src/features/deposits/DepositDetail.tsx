import { useQuery } from '@tanstack/react-query';
import { Balance } from '../../components/Balance.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { OneRecord } from '../../components/records/OneRecord.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import * as css from './Deposit.css.js';
import { DepositActions } from './DepositActions.js';
import { depositQuery } from './depositQueries.js';
import { DepositFacts } from './DepositFacts.js';
import { useTypeWord } from './DepositRow.js';
import { DepositStanding } from './DepositStanding.js';
import { DepositStatusPill } from './DepositStatusPill.js';

/** The record of a deposit: its state, its events, every amount, and the customer's options. */
export function DepositDetail() {
  const t = useT();
  const typeWord = useTypeWord();
  const { id } = useSearch('/pages/deposit/detail');
  const query = useQuery(depositQuery(useSessionScope(), id));
  return (
    <OneRecord
      query={query}
      heading={t('manifest.depositDetail')}
      errorTitle={t('deposit.oneFailed')}
      nowhere={t('deposit.nowhere')}
      list={{ to: '/pages/deposit/record', label: t('deposit.allRecords') }}
    >
      {(deposit) => (
        <div className={css.page}>
          <div className={css.headline}>
            <PageHeading>
              {t('deposit.by.title', { way: typeWord(deposit.type, deposit.network) })}
            </PageHeading>
            <Balance
              size="display"
              value={deposit.amount}
              currency={deposit.currency}
              decimals={placesOf(deposit.amount)}
            />
            <DepositStatusPill status={deposit.statusKey} />
          </div>
          <DepositStanding deposit={deposit} />
          <DepositFacts deposit={deposit} />
          <DepositActions deposit={deposit} />
        </div>
      )}
    </OneRecord>
  );
}
