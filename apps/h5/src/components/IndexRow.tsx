import { Change, Price } from '@fairlot/ui-kit/price';
import { memo, type ReactNode } from 'react';
import { Link } from '../engine/index.js';
import { ChangeMark } from './ChangeMark.js';
import { useT } from '../i18n/index.js';
import type { IndexFacts } from '../queries/indexQueries.js';
import { useQuote } from '../queries/quotes.js';
import { useCurrentMarket } from '../queries/referenceQueries.js';
import { sparkline as sparklineClass, tall } from './IndexRow.css.js';
import * as css from './QuoteRow.css.js';
import { SubjectAvatar } from './SubjectAvatar.js';

export interface IndexRowProps {
  index: Pick<IndexFacts, 'symbol' | 'name' | 'marketId'>;
  /** The second line. @default the symbol, and that it is an index */
  note?: ReactNode;
  /** A sparkline of the day, instead of the avatar. */
  sparkline?: ReactNode;
}

/** An index with its live level, as high as a `QuoteRow`, linking to the index's page. */
export const IndexRow = memo(function IndexRow({ index, note, sparkline }: IndexRowProps) {
  const t = useT();
  const { symbol, name, marketId } = index;
  const to = useIndexPage(marketId);
  return (
    <Link to={to} search={{ symbol }} className={sparkline === undefined ? css.row : `${css.row} ${tall}`}>
      {sparkline === undefined && <SubjectAvatar symbol={symbol} name={name} />}
      <span className={css.subject}>
        <span className={css.name}>{name}</span>
        <span className={css.note}>{note ?? t('indices.rowNote', { symbol })}</span>
      </span>
      {sparkline !== undefined && <span className={sparklineClass}>{sparkline}</span>}
      <IndexLevel symbol={symbol} />
    </Link>
  );
});

/** The page of a market's index: that of the chosen market, or of world indices. */
export function useIndexPage(marketId: string | undefined): '/pages/quote/in' | '/pages/quote/gin' {
  const { market } = useCurrentMarket();
  return market !== undefined && market.id === marketId ? '/pages/quote/in' : '/pages/quote/gin';
}

/** The level above the day's change. Points have no currency. */
export function IndexLevel({ symbol }: { symbol: string }) {
  const quote = useQuote(symbol);
  return (
    <span className={css.prices}>
      <span>
        <ChangeMark value={quote?.last} />
        <Price value={quote?.last} className={css.last} />
      </span>
      <Change percent={quote?.changePercentage ?? null} isChip className={css.change} />
    </span>
  );
}
