import { Avatar } from '@fairlot/ui-kit/avatar';
import { Change, Price } from '@fairlot/ui-kit/price';
import { InHeaderSlot } from '../../components/HeaderSlot.js';
import { PageHeading } from '../../components/PageHeading.js';
import { SessionBadge } from '../../components/SessionBadge.js';
import { WatchStar } from '../../components/WatchStar.js';
import { useLocale, useT } from '../../i18n/index.js';
import { pricePlaces, type Instrument } from '../../stores/instruments.js';
import { useFeedState, useQuote } from '../../stores/quotes.js';
import type { Market } from '../../stores/reference.js';
import { changeText, header, name, priceLine, sessionLine, symbolLine } from './StockQuote.css.js';

export interface QuoteHeaderProps {
  instrument: Instrument;
  market: Market | undefined;
}

/** Name and price: the one figure of the page. */
export function QuoteHeader({ instrument, market }: QuoteHeaderProps) {
  const locale = useLocale();
  const quote = useQuote(instrument.symbol);
  const places = pricePlaces(instrument.tickSize);
  return (
    <div className={header}>
      <InHeaderSlot name="watch">
        <WatchStar symbol={instrument.symbol} />
      </InHeaderSlot>
      <div className={name}>
        <Avatar name={instrument.symbol} />
        <div>
          <PageHeading>{instrument.name}</PageHeading>
          <div className={symbolLine}>
            <span>{instrument.symbol}</span>
            {market !== undefined && <span>{market.name}</span>}
          </div>
        </div>
      </div>
      <div className={priceLine}>
        <Price
          size="display"
          value={quote?.last}
          currency={instrument.currency}
          decimals={places}
          locale={locale}
        />
        <Change
          className={changeText}
          value={quote?.change}
          percent={quote?.changePercentage}
          decimals={places}
          locale={locale}
        />
      </div>
      <SessionLine market={market} asOf={quote?.asOf} />
    </div>
  );
}

/** Whether the market trades, until or from when, and how old the price is. */
function SessionLine({ market, asOf }: { market: Market | undefined; asOf: string | undefined }) {
  const t = useT();
  const locale = useLocale();
  const isPaused = useFeedState() === 'paused';
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(market?.status === 'open' ? {} : { day: 'numeric', month: 'short' }),
  });
  return (
    <div className={sessionLine}>
      {market !== undefined && <SessionBadge market={market} />}
      <span>
        {isPaused
          ? t('stockQuote.paused')
          : t('stockQuote.asOf', { time: asOf === undefined ? '–' : clock.format(new Date(asOf)) })}
      </span>
    </div>
  );
}
