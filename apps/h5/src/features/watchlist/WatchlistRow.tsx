import { IndexRow } from '../../components/IndexRow.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { useT } from '../../i18n/index.js';
import type { Listed } from './useInstruments.js';
import { useRowSwipe } from './useRowSwipe.js';
import * as css from './Watchlist.css.js';

export interface WatchlistRowProps {
  symbol: string;
  instrument: Listed | undefined;
  onRemove: () => void;
  onLongPress: () => void;
}

/** A row that a swipe to the left removes; keyboards remove on the page that manages the list. */
export function WatchlistRow({ symbol, instrument, onRemove, onLongPress }: WatchlistRowProps) {
  const t = useT();
  const { offsetPx, handlers } = useRowSwipe(onRemove, onLongPress);
  return (
    <li className={css.swiped} {...handlers}>
      {offsetPx < 0 && (
        <span className={css.under} aria-hidden="true">
          {t('watchlist.removeChosen')}
        </span>
      )}
      <div
        className={css.over}
        data-resting={offsetPx === 0 ? '' : undefined}
        style={offsetPx === 0 ? undefined : { transform: `translateX(${offsetPx}px)` }}
      >
        {instrument?.index === undefined ? (
          <QuoteRow
            symbol={symbol}
            name={instrument?.name}
            marketId={instrument?.marketId}
            tickSize={instrument?.tickSize}
          />
        ) : (
          <IndexRow index={instrument.index} />
        )}
      </div>
    </li>
  );
}
