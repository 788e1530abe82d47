import { SessionBadge } from '../../components/SessionBadge.js';
import { useCurrentMarket } from '../../queries/referenceQueries.js';
import { market as marketLine } from './Home.css.js';
import { Ranking } from './Ranking.js';

/** The most traded stocks of the chosen market, below its name and whether it is open. */
export function MostTraded() {
  const { market } = useCurrentMarket();
  return (
    market !== undefined && (
      <>
        <p className={marketLine}>
          <strong>{market.name}</strong> <SessionBadge market={market} />
        </p>
        <Ranking marketId={market.id} section="highest_volume" />
      </>
    )
  );
}

/** The popular stocks of the chosen market. */
export function PopularStocks() {
  const { market } = useCurrentMarket();
  return market !== undefined && <Ranking marketId={market.id} section="popular" />;
}
