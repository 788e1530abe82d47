import type { Schemas } from '@fairlot/api-client';
import { useQuery } from '@tanstack/react-query';
import { marketMoment } from '../../components/marketTime.js';
import { SessionBadge } from '../../components/SessionBadge.js';
import { useLocale, useT } from '../../i18n/index.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import * as css from './FundState.css.js';

export interface FundStateProps {
  fund: Pick<Schemas['FundDetail'], 'marketId' | 'cutOffAt' | 'timezone'>;
}

/** Whether the fund's market is open, and until when an order still gets the next daily price. */
export function FundState({ fund }: FundStateProps) {
  const t = useT();
  const locale = useLocale();
  const { data: markets = [] } = useQuery(marketsQuery);
  const market = markets.find(({ id }) => id === fund.marketId);
  const { there, here } = marketMoment(fund.cutOffAt, {
    timezone: fund.timezone,
    locale,
    hasWeekday: true,
  });
  const until = here === undefined ? there : `${there} (${t('market.session.own', { time: here })})`;
  return (
    <div className={css.state}>
      {market !== undefined && <SessionBadge market={market} />}
      <span>{t('funds.state', { until })}</span>
    </div>
  );
}
