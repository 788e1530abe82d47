import { Suspense, type ReactNode } from 'react';
import { ChangeMark } from './ChangeMark.js';
import { InHeaderSlot } from './HeaderSlot.js';
import { lazyPart } from './lazyPart.js';
import { PageHeading } from './PageHeading.js';
import { PriceLine } from './PriceLine.js';
import { SessionBadge } from './SessionBadge.js';
import { WatchStar } from './WatchStar.js';
import { useLocale, useT } from '../i18n/index.js';
import { useFeedState, useQuote } from '../queries/quotes.js';
import type { Market } from '../queries/referenceQueries.js';
import { ageLine, header, name as nameLine, sessionLine, symbolLine } from './QuoteHeader.css.js';
import { useIsSignedIn } from '../state/session.js';
import { SubjectAvatar } from './SubjectAvatar.js';
import { dateFormat } from '../i18n/formatters.js';

/** Loaded lazily with its messages, which nothing else in a stock's header needs. */
const DayChange = lazyPart({
  load: async () => (await import('./explain/DayChange.js')).DayChange,
  words: ['balance'],
});

export interface QuoteHeaderProps {
  symbol: string;
  name: string;
  /** After the symbol: the market, a region. */
  notes: readonly (string | undefined)[];
  market: Market | undefined;
  /** ISO code; without it the figure is a level in points. */
  currency?: string;
  /** Fraction digits. */
  places: number;
}

/** Name and price, the main figure of the page. */
export function QuoteHeader({ symbol, name, notes, market, currency, places }: QuoteHeaderProps) {
  const quote = useQuote(symbol);
  const isSignedIn = useIsSignedIn();
  const explain = (change: ReactNode) => (
    <Suspense fallback={change}>
      <DayChange symbol={symbol}>{change}</DayChange>
    </Suspense>
  );
  return (
    <div className={header}>
      <InHeaderSlot name="watch">
        <WatchStar symbol={symbol} />
      </InHeaderSlot>
      <div className={nameLine}>
        <SubjectAvatar symbol={symbol} name={name} />
        <div>
          <PageHeading>{name}</PageHeading>
          <div className={symbolLine}>
            {[symbol, ...notes].map((note) => note !== undefined && <span key={note}>{note}</span>)}
          </div>
        </div>
      </div>
      <PriceLine
        mark={<ChangeMark value={quote?.last} />}
        value={quote?.last}
        change={quote?.change}
        percent={quote?.changePercentage}
        currency={currency}
        places={places}
        explain={isSignedIn ? explain : undefined}
      />
      <SessionLine market={market} asOf={quote?.asOf} isLevel={currency === undefined} />
    </div>
  );
}

interface SessionLineProps {
  market: Market | undefined;
  asOf: string | undefined;
  isLevel: boolean;
}

/** Whether the market is open, until or from when, and the age of the price. */
function SessionLine({ market, asOf, isLevel }: SessionLineProps) {
  const t = useT();
  const locale = useLocale();
  const isPaused = useFeedState() === 'paused';
  const clock = dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(market?.status === 'open' ? {} : { day: 'numeric', month: 'short' }),
  });
  return (
    <div className={sessionLine}>
      {market !== undefined && <SessionBadge market={market} />}
      <span className={ageLine}>
        {isPaused
          ? t('stockQuote.paused')
          : t(isLevel ? 'indices.asOf' : 'stockQuote.asOf', {
              time: asOf === undefined ? '–' : clock.format(new Date(asOf)),
            })}
      </span>
    </div>
  );
}
