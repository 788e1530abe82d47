import type { Schemas } from '@fairlot/api-client';
import { Card } from '@fairlot/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { AccountActions } from '../../components/AccountActions.js';
import { AccountStrip } from '../../components/AccountStrip.js';
import { accountTotals } from '../../components/accountTotals.js';
import { Balance, BalanceChange } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { Figure, FigureGrid } from '../../components/FigureGrid.js';
import { OverdueLoans } from '../../components/OverdueLoans.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { useSteadyError } from '../../components/useSteadyError.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import * as css from './Profile.css.js';

type Account = Schemas['Account'];

/** How often balances follow the prices of positions. ms */
const FOLLOW_MS = 10_000;

/** The words of a kind, in the order of the accounts that every customer has. */
const kinds: Readonly<Record<string, MessageId>> = {
  cash: 'profile.account.cash',
  fund: 'profile.account.fund',
  trade: 'profile.account.trade',
};

/** The customer's totals by currency, then the accounts. */
export function Accounts() {
  const t = useT();
  const id = useId();
  const accounts = useQuery({ ...accountsQuery(useSessionScope()), refetchInterval: FOLLOW_MS });
  const error = useSteadyError(accounts);
  const rows = accounts.data?.data;
  if (rows === undefined && error !== null) {
    return <QueryFailure query={{ ...accounts, error }} title={t('balance.failed')} />;
  }
  // Until they are loaded, dashes keep the place. The strip is the same element then, so that the eye can be tapped.
  const totals = rows === undefined ? [undefined] : accountTotals(rows);
  return (
    <>
      {totals.map((each, index) => (
        <AccountStrip key={index} totals={each} hasEye={index === 0}>
          <OverdueLoans totals={each} />
          {index === 0 && <AccountActions />}
        </AccountStrip>
      ))}
      <section aria-labelledby={id}>
        <SectionHeader id={id}>{t('profile.accounts')}</SectionHeader>
        <div className={css.inset}>
          <Card isPadded={false}>
            <ul role="list" className={css.list}>
              {rows === undefined
                ? Object.keys(kinds).map((kind) => <AccountRow key={kind} kind={kind} account={undefined} />)
                : rows.map((account) => (
                    <AccountRow key={account.id} kind={account.kind} account={account} />
                  ))}
            </ul>
          </Card>
        </div>
      </section>
    </>
  );
}

interface AccountRowProps {
  kind: string;
  /** Undefined while it is loaded. */
  account: Account | undefined;
}

function AccountRow({ kind, account }: AccountRowProps) {
  const t = useT();
  const currency = account?.currency;
  const of = account && { accountId: account.id };
  const name = kinds[kind];
  return (
    <li className={css.account}>
      <p className={css.accountHead}>
        <span>
          {name === undefined ? kind : t(name)} <span className={css.quiet}>{currency}</span>
        </span>
        <Explained figure="total_value" of={of}>
          <Balance value={account?.totalValue} currency={currency} />
        </Explained>
      </p>
      <FigureGrid>
        <Figure label={t('balance.available')}>
          <Explained figure="available_funds" of={of}>
            <Balance value={account?.availableFunds} currency={currency} />
          </Explained>
        </Figure>
        <Figure label={t('balance.used')}>
          <Explained figure="used" of={of}>
            <Balance value={account?.used} currency={currency} />
          </Explained>
        </Figure>
        {account !== undefined && account.owed !== '0' && (
          <Figure label={t('balance.owed')}>
            <Explained figure="owed" of={of}>
              <Balance value={account.owed} currency={currency} />
            </Explained>
          </Figure>
        )}
        <Figure label={t('balance.today')}>
          <Explained figure="today_profit" of={of}>
            <BalanceChange value={account?.todayProfit} currency={currency} />
          </Explained>
        </Figure>
      </FigureGrid>
    </li>
  );
}
