import type { ReactNode } from 'react';
import { useT } from '../i18n/index.js';
import { Balance, BalanceChange } from './Balance.js';
import { BalancesEye } from './BalancesEye.js';
import type { AccountTotals } from './accountTotals.js';
import { label, line, strip, today } from './AccountStrip.css.js';

export interface AccountStripProps {
  /** Undefined while it is not known: dashes keep the place. */
  totals: AccountTotals | undefined;
  hasEye: boolean;
  /** Further figures below. */
  children?: ReactNode;
}

/** What a customer has in one currency, the greatest figure of its page, and how today went. */
export function AccountStrip({ totals, hasEye, children }: AccountStripProps) {
  const t = useT();
  const currency = totals?.currency;
  return (
    <div className={strip}>
      <div>
        <div className={line}>
          <span className={label}>{t('balance.total')}</span>
          {hasEye && <BalancesEye />}
        </div>
        <Balance value={totals?.totalValue} currency={currency} size="display" />
        <p className={today}>
          <BalanceChange value={totals?.todayProfit} percent={totals?.todayPercentage} currency={currency} />
          <span className={label}>{t('balance.todayShort')}</span>
        </p>
      </div>
      {children}
    </div>
  );
}
