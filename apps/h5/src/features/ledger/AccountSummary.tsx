import type { Schemas } from '@fairlot/api-client';
import type { ReactNode } from 'react';
import { Balance } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { useT } from '../../i18n/index.js';
import { summary, summaryLabel, summaryLine, summaryNote } from './Ledger.css.js';

export type Account = Schemas['Account'];

/** The sum of the entries: the available funds, and the holds beside them. */
export function AccountSummary({ account, action }: { account: Account; action: ReactNode }) {
  const t = useT();
  const { currency } = account;
  return (
    <div className={summary}>
      <div className={summaryLine}>
        <span className={summaryLabel}>{t('ledger.available')}</span>
        {action}
      </div>
      <Explained figure="available_funds" of={{ accountId: account.id }}>
        <Balance size="display" value={account.availableFunds} currency={currency} />
      </Explained>
      <span className={summaryNote}>
        {t.rich('ledger.usedBesides', {
          amount: (
            <Explained key="amount" figure="used" of={{ accountId: account.id }}>
              <Balance value={account.used} currency={currency} />
            </Explained>
          ),
        })}
      </span>
    </div>
  );
}
