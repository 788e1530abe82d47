import type { Schemas } from '@fairlot/api-client';
import type { ReactNode } from 'react';
import { Balance } from '../../components/Balance.js';
import { useT } from '../../i18n/index.js';
import { summary, summaryLabel, summaryLine, summaryNote } from './Ledger.css.js';

export type Account = Schemas['Account'];

/** What the entries add up to: the funds that are available now, and what is held besides. */
export function AccountSummary({ account, action }: { account: Account; action: ReactNode }) {
  const t = useT();
  const { currency } = account;
  return (
    <div className={summary}>
      <div className={summaryLine}>
        <span className={summaryLabel}>{t('ledger.available')}</span>
        {action}
      </div>
      <Balance size="display" value={account.availableFunds} currency={currency} />
      <span className={summaryNote}>
        {t.rich('ledger.usedBesides', {
          amount: <Balance key="amount" value={account.used} currency={currency} />,
        })}
      </span>
    </div>
  );
}
