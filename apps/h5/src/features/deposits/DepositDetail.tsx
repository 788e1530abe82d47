import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@fairlot/ui-kit/button';
import { Suspense } from 'react';
import { Balance } from '../../components/Balance.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { OneRecord } from '../../components/records/OneRecord.js';
import { useSearch, Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import * as css from './Deposit.css.js';
import { depositQuery, isWaiting, pageOf, type Deposit } from './depositQueries.js';
import { DepositFacts } from './DepositFacts.js';
import { useTypeWord } from './DepositRow.js';
import { DepositStanding } from './DepositStanding.js';
import { DepositStatusPill } from './DepositStatusPill.js';
import { lazyPart } from '../../components/lazyPart.js';

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

// Loaded separately: adding pictures is as large as the rest of the record, and most records are not waiting.
const WhileWaiting = lazyPart({
  load: async () => (await import('./WhileWaiting.js')).WhileWaiting,
  words: ['balance', 'deposit'],
});

/** The customer's options: add a proof or cancel while it waits, try again after a refusal. */
function DepositActions({ deposit }: { deposit: Deposit }) {
  const t = useT();
  if (isWaiting(deposit)) {
    return (
      <Suspense>
        <WhileWaiting deposit={deposit} />
      </Suspense>
    );
  }
  const hasFailed = deposit.statusKey === 'refuse' || deposit.statusKey === 'canceled';
  const className = buttonClass({
    size: 'large',
    fullWidth: true,
    variant: hasFailed ? 'primary' : 'secondary',
  });
  const words = t(hasFailed ? 'deposit.tryAgain' : 'deposit.receipt.another');
  const search = { channel: deposit.channelId, ...(hasFailed ? { amount: deposit.amount } : {}) };
  const page = pageOf(deposit.type);
  return (
    <div className={css.actions}>
      {page === '/pages/deposit/wallet' && hasFailed && deposit.txHash !== null ? (
        <Link to={page} search={{ ...search, tx: deposit.txHash }} className={className}>
          {words}
        </Link>
      ) : (
        <Link to={page} search={search} className={className}>
          {words}
        </Link>
      )}
    </div>
  );
}
