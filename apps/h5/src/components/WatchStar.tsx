import { StarFilledIcon, StarIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { toast } from '@fairlot/ui-kit/toast';
import { useState } from 'react';
import { useT } from '../i18n/index.js';
import { useIsSignedIn } from '../state/session.js';
import { symbolsOf, useWatchlists, watchlists } from '../queries/watchlistQueries.js';
import { toastListError } from './describeListError.js';
import { useSignInFirst } from './useSignInFirst.js';
import { lazySheet } from './lazyPart.js';

const WatchlistSheet = lazySheet({
  load: async () => (await import('./WatchlistSheet.js')).WatchlistSheet,
  words: ['watchlist'],
});

/**
 * The star of a symbol, for a row or the header (`InHeaderSlot name="watch"`). With one list it adds and removes the
 * symbol; with several it opens a choice of lists; without any it creates the first one. Visitors are asked to log
 * in.
 */
export function WatchStar({ symbol }: { symbol: string }) {
  const t = useT();
  const signInFirst = useSignInFirst();
  const isSignedIn = useIsSignedIn();
  const { data: lists } = useWatchlists();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isWatched = lists?.some((list) => symbolsOf(list).includes(symbol)) ?? false;
  const hasChoice = lists !== undefined && lists.length > 1;

  const toggle = async () => {
    const list = lists?.[0] ?? (await watchlists.create(t('watchlist.firstName')));
    if (isWatched) {
      await watchlists.remove(list.id, symbol);
      toast(t('watchlist.removed', { symbol }), { id: `watch-${symbol}` });
    } else {
      await watchlists.add(list.id, symbol);
      toast(t('watchlist.added', { symbol, list: list.name }), { id: `watch-${symbol}` });
    }
  };
  const press = async () => {
    if (signInFirst() || isBusy || lists === undefined) return;
    if (hasChoice) return setIsOpen(true);
    setIsBusy(true);
    try {
      await toggle();
    } catch (error) {
      toastListError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const label = hasChoice ? 'watchlist.lists' : isWatched ? 'watchlist.remove' : 'watchlist.add';
  return (
    <>
      <IconButton
        label={t(label, { symbol })}
        icon={isWatched ? <StarFilledIcon /> : <StarIcon />}
        aria-disabled={isBusy || (isSignedIn && lists === undefined)}
        {...(hasChoice ? { 'aria-haspopup': 'dialog' as const } : {})}
        onClick={() => void press()}
      />
      <WatchlistSheet symbol={symbol} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
