import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { IndexPage } from './IndexPage.js';

const PATH = '/pages/quote/in';

/** An index of the chosen market, with the others of that market. */
export function MarketIndex() {
  const t = useT();
  const navigate = useNavigate();
  const { symbol, market, period } = useSearch(PATH);
  return (
    <IndexPage
      key={symbol}
      symbol={symbol}
      period={period}
      onPeriodChange={(next) =>
        void navigate({ to: PATH, search: { symbol, market, period: next }, replace: true })
      }
      isNeighbour={(index, other) => other.marketId === index.marketId}
      neighbours={() => t('indices.othersOfMarket')}
    />
  );
}
