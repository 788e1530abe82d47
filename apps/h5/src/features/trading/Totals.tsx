import type { Schemas } from '@fairlot/api-client';
import { useMemo } from 'react';
import { AccountStrip } from '../../components/AccountStrip.js';
import { accountTotals, withMoneyFirst } from '../../components/accountTotals.js';
import { Balance, BalanceChange } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { Figure, FigureGrid } from '../../components/FigureGrid.js';
import { liveAccount, unrealizedOf } from '../../components/livePosition.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useT } from '../../i18n/index.js';
import { useQuotes } from '../../queries/quotes.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Position } from '../../queries/tradingQueries.js';
import { spaced } from './Trade.css.js';

type Account = Schemas['Account'];

export interface TotalsProps {
  accounts: {
    data: { data: readonly Account[] } | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  positions: readonly Position[] | undefined;
}

/** The trade accounts, one per currency: their value, and the unrealized profit of their positions. */
export function Totals({ accounts, positions }: TotalsProps) {
  const t = useT();
  if (accounts.data === undefined && accounts.error !== null) {
    return <QueryFailure query={accounts} title={t('balance.failed')} />;
  }
  const trading = accounts.data && withMoneyFirst(accounts.data.data.filter(({ kind }) => kind === 'trade'));
  // Until they are loaded, one account with dashes keeps the place. It is the same element, so that the eye can be
  // tapped.
  return (trading ?? [undefined]).map((account, index) => (
    <AccountTotals key={index} account={account} positions={positions} hasEye={index === 0} />
  ));
}

interface AccountTotalsProps {
  account: Account | undefined;
  positions: readonly Position[] | undefined;
  hasEye: boolean;
}

function AccountTotals({ account, positions, hasEye }: AccountTotalsProps) {
  const t = useT();
  const currency = account?.currency;
  const symbols = useMemo(() => [...new Set(positions?.map(({ symbol }) => symbol))], [positions]);
  const quotes = useQuotes(symbols);
  const places = useMoneyPlaces(currency);
  const unrealized =
    positions === undefined || currency === undefined
      ? undefined
      : unrealizedOf(positions, currency, (symbol) => quotes.get(symbol)?.last, places);
  const of = account && { accountId: account.id };
  const live = account && liveAccount(account, unrealized);
  return (
    <div className={spaced}>
      <AccountStrip totals={live && accountTotals([live])[0]} hasEye={hasEye} accountId={account?.id}>
        <FigureGrid>
          <Figure label={t('balance.available')}>
            <Explained figure="available_funds" of={of}>
              <Balance value={account?.availableFunds} currency={currency} />
            </Explained>
          </Figure>
          <Figure label={t('balance.used')}>
            <Explained figure="used" of={of}>
              <Balance value={live?.used} currency={currency} />
            </Explained>
          </Figure>
          <Figure label={t('trade.unrealized')}>
            <Explained figure="unrealized" of={account && { currency: account.currency }}>
              <BalanceChange value={unrealized} currency={currency} />
            </Explained>
          </Figure>
        </FigureGrid>
      </AccountStrip>
    </div>
  );
}
