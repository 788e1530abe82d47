import { Change, Price } from '@fairlot/ui-kit/price';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { indicesQuery, type IndexFacts } from '../../queries/indexQueries.js';
import { useQuote } from '../../queries/quotes.js';
import * as css from './Market.css.js';

/** The market's indices, in one line. Renders nothing if there are none. */
export function MarketIndices({ marketId }: { marketId: string }) {
  const t = useT();
  const { data, isPending } = useQuery(indicesQuery);
  if (isPending) return <div className={`${css.indices} ${css.indicesToCome}`} />;
  const indices = data?.filter((index) => index.marketId === marketId) ?? [];
  if (indices.length === 0) return null;
  return (
    <ul role="list" className={`${css.strip} ${css.indices}`} aria-label={t('indices.ofMarket')}>
      {indices.map((index) => (
        <li key={index.symbol}>
          <IndexCard index={index} marketId={marketId} />
        </li>
      ))}
    </ul>
  );
}

function IndexCard({ index: { symbol, name }, marketId }: { index: IndexFacts; marketId: string }) {
  const quote = useQuote(symbol);
  const locale = useLocale();
  return (
    <Link to="/pages/quote/in" search={{ symbol, market: marketId }} className={css.index}>
      <span className={css.indexName}>{name}</span>
      <span className={css.indexLevel}>
        <Price value={quote?.last} locale={locale} />
        <Change percent={quote?.changePercentage ?? null} locale={locale} className={css.indexChange} />
      </span>
    </Link>
  );
}
