import { buttonClass } from '@fairlot/ui-kit/button';
import { Suspense } from 'react';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import * as css from './Deposit.css.js';
import { isWaiting, pageOf, type Deposit } from './depositQueries.js';
import { lazyPart } from '../../components/lazyPart.js';

// Loaded separately: adding pictures is as large as the rest of the record, and most records are not waiting.
const WhileWaiting = lazyPart({
  load: async () => (await import('./WhileWaiting.js')).WhileWaiting,
  words: ['balance', 'deposit'],
});

/** The customer's options: add a proof or cancel while it waits, try again after a refusal. */
export function DepositActions({ deposit }: { deposit: Deposit }) {
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
