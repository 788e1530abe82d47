import type { ReactNode } from 'react';
import { useT } from '../i18n/index.js';
import { Balance, BalanceChange } from './Balance.js';
import { BalancesEye } from './BalancesEye.js';
import { Explained } from './explain/Explained.js';
import type { AccountTotals } from './accountTotals.js';
import { label, line, strip, today } from './AccountStrip.css.js';

export interface AccountStripProps {
  /** Undefined while unknown; dashes keep the place. */
  totals: AccountTotals | undefined;
  hasEye: boolean;
  /** The single account of the totals. @default all accounts of the currency */
  accountId?: string | undefined;
  /** Further figures below. */
  children?: ReactNode;
}

/** A customer's total in one currency, the largest figure of its page, and today's change. */
export function AccountStrip({ totals, hasEye, accountId, children }: AccountStripProps) {
  const t = useT();
  const currency = totals?.currency;
  const of = currency === undefined ? undefined : accountId === undefined ? { currency } : { accountId };
  return (
    <div className={strip}>
      <div>
        <div className={line}>
          <span className={label}>{t('balance.total')}</span>
          {hasEye && <BalancesEye />}
        </div>
        <Explained figure="total_value" of={of}>
          <Balance value={totals?.totalValue} currency={currency} size="display" />
        </Explained>
        <p className={today}>
          <Explained figure="today_profit" of={of}>
            <BalanceChange
              value={totals?.todayProfit}
              percent={totals?.todayPercentage}
              currency={currency}
            />
          </Explained>
          <span className={label}>{t('balance.todayShort')}</span>
        </p>
      </div>
      {children}
    </div>
  );
}
