import { formatChange } from '@fairlot/ui-kit/format';
import { Change, Price } from '@fairlot/ui-kit/price';
import { memo, type ReactNode } from 'react';
import { Link } from '../engine/index.js';
import { ChangeMark } from './ChangeMark.js';
import { useLocale } from '../i18n/index.js';
import { pricePlaces } from '../queries/instrumentQueries.js';
import { useQuote } from '../queries/quotes.js';
import * as css from './QuoteRow.css.js';
import { SubjectAvatar } from './SubjectAvatar.js';
import { wholePlaces } from './wholePlaces.js';

export interface QuoteRowProps {
  symbol: string;
  /** The company's name; the symbol stands in while it is unknown. */
  name: string | undefined;
  /** Shown beside the symbol in lists of several markets. */
  marketId?: string | undefined;
  /** Determines the fraction digits of the price. @default those that the quote has, at least two */
  tickSize?: string | undefined;
  /** A sparkline of the day before the price, if the screen has room for it. */
  sparkline?: ReactNode;
}

/** An instrument with its live price, linking to its page. A tick renders only the price. */
export const QuoteRow = memo(function QuoteRow(props: QuoteRowProps) {
  const { symbol, name, marketId, tickSize, sparkline } = props;
  // Most symbols contain their market.
  const market = marketId === undefined || symbol.endsWith(`.${marketId}`) ? '' : ` · ${marketId}`;
  return (
    <Link to="/pages/quote/stock" search={{ symbol }} className={css.row}>
      <SubjectAvatar symbol={symbol} name={name} />
      <span className={css.subject}>
        <span className={css.name}>{name ?? symbol}</span>
        <span className={css.note}>
          {/* Without a name the symbol is in both lines, and heard once. */}
          <span aria-hidden={name === undefined}>{symbol}</span>
          {market}
        </span>
      </span>
      {sparkline !== undefined && <span className={css.sparkline}>{sparkline}</span>}
      <QuotePrices symbol={symbol} tickSize={tickSize} />
    </Link>
  );
});

export interface QuotePricesProps extends Pick<QuoteRowProps, 'symbol' | 'tickSize'> {
  /**
   * Whether the amount of the change stands beside its percentage; false if the note needs the room. @default true
   */
  hasAmount?: boolean;
}

/** Last price above the day's change, for the end of a row. */
export function QuotePrices({ symbol, tickSize, hasAmount = true }: QuotePricesProps) {
  const quote = useQuote(symbol);
  const locale = useLocale();
  const decimals = tickSize === undefined ? wholePlaces(quote) : pricePlaces(tickSize);
  return (
    <span className={css.prices}>
      <span>
        <ChangeMark value={quote?.last} />
        <Price
          value={quote?.last}
          decimals={decimals}
          className={css.last}
          {...(quote === undefined ? {} : { currency: quote.currency })}
        />
      </span>
      <span className={css.dayChange}>
        {hasAmount && quote !== undefined && (
          <span className={css.amount}>{formatChange(quote.change, { locale, decimals })}</span>
        )}
        <Change percent={quote?.changePercentage ?? null} isChip className={css.change} />
      </span>
    </span>
  );
}
