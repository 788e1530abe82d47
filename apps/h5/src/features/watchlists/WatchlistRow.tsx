import { IndexRow } from '../../components/IndexRow.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { useT } from '../../i18n/index.js';
import type { WatchlistItem } from '../../queries/watchlistQueries.js';
import { useRowSwipe } from './useRowSwipe.js';
import * as css from './Watchlist.css.js';

export interface WatchlistRowProps {
  item: WatchlistItem;
  onRemove: () => void;
  onLongPress: () => void;
}

/** A row that a swipe to the left removes; keyboards remove it on the page that manages the list. */
export function WatchlistRow({ item, onRemove, onLongPress }: WatchlistRowProps) {
  const t = useT();
  const { symbol, name, marketId, tickSize } = item;
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
        {tickSize === null ? (
          <IndexRow index={item} />
        ) : (
          <QuoteRow symbol={symbol} name={name} marketId={marketId} tickSize={tickSize} />
        )}
      </div>
    </li>
  );
}
