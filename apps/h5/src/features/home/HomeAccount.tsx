import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AccountActions } from '../../components/AccountActions.js';
import { AccountStrip } from '../../components/AccountStrip.js';
import { accountTotals, type AccountTotals } from '../../components/accountTotals.js';
import { Balance } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { Figure, FigureGrid } from '../../components/FigureGrid.js';
import { OverdueLoans } from '../../components/OverdueLoans.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useSteadyError } from '../../components/useSteadyError.js';
import { useT } from '../../i18n/index.js';
import { accountStrips, type StripShape } from '../../state/preferences.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';

/** How often balances follow the prices of positions. ms */
const FOLLOW_MS = 10_000;

const shapeOf = ({ owed, overdue }: AccountTotals): StripShape =>
  overdue !== '0' ? 'overdue' : owed !== '0' ? 'owing' : 'plain';

/** The customer's total, one strip per currency. */
export function HomeAccount() {
  const t = useT();
  const accounts = useQuery({ ...accountsQuery(useSessionScope()), refetchInterval: FOLLOW_MS });
  const error = useSteadyError(accounts);
  const known = accounts.data === undefined ? undefined : accountTotals(accounts.data.data);
  const shapes = known?.map(shapeOf).join(' ');
  useEffect(() => {
    if (shapes !== undefined && shapes !== accountStrips.get().join(' '))
      accountStrips.set(shapes.split(' ') as StripShape[]);
  }, [shapes]);
  if (accounts.data === undefined && error !== null) {
    return <QueryFailure query={{ ...accounts, error }} title={t('balance.failed')} />;
  }
  // Until they are loaded, strips of the last shapes, with dashes, keep the place. They are the same elements, so
  // that the eye can be tapped.
  const kept = accountStrips.get();
  const totals = known ?? kept.map(() => undefined);
  return totals.map((each, index) => {
    const shape = each === undefined ? kept[index] : shapeOf(each);
    return (
      <AccountStrip key={index} totals={each} hasEye={index === 0}>
        <FigureGrid>
          <Figure label={t('balance.available')}>
            <Explained figure="available_funds" of={each && { currency: each.currency }}>
              <Balance value={each?.availableFunds} currency={each?.currency} />
            </Explained>
          </Figure>
          <Figure label={t('balance.used')}>
            <Explained figure="used" of={each && { currency: each.currency }}>
              <Balance value={each?.used} currency={each?.currency} />
            </Explained>
          </Figure>
          {shape !== 'plain' && (
            <Figure label={t('balance.owed')}>
              <Explained figure="owed" of={each && { currency: each.currency }}>
                <Balance value={each?.owed} currency={each?.currency} />
              </Explained>
            </Figure>
          )}
        </FigureGrid>
        <OverdueLoans totals={each} keepsPlace={shape === 'overdue'} />
        {index === 0 && <AccountActions />}
      </AccountStrip>
    );
  });
}
