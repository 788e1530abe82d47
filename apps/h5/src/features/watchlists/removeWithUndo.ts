import { toast } from '@fairlot/ui-kit/toast';
import { toastListError } from '../../components/describeListError.js';
import { getLanguage } from '../../i18n/index.js';
import { symbolsOf, watchlists, type Watchlist } from '../../queries/watchlistQueries.js';
import { putBack } from './order.js';

/** How long a removal can be undone, ms. */
const UNDO_MS = 5_000;

/** Removes symbols from a list and offers to undo only that. Failures are shown. */
export async function removeWithUndo(list: Watchlist, removed: readonly string[]): Promise<void> {
  const { t } = getLanguage();
  const before = symbolsOf(list);
  const [only] = removed;
  try {
    if (removed.length === 1 && only !== undefined) await watchlists.remove(list.id, only);
    else await watchlists.edit(list, (now) => now.filter((symbol) => !removed.includes(symbol)));
  } catch (error) {
    toastListError(error);
    return;
  }
  const message =
    removed.length === 1 && only !== undefined
      ? t('watchlist.removed', { symbol: only })
      : t('watchlist.removedCount', { count: removed.length });
  toast(message, {
    durationMs: UNDO_MS,
    action: {
      label: t('watchlist.undo'),
      onAction: () => {
        watchlists.edit(list, (now) => putBack(now, before, removed)).catch(toastListError);
      },
    },
  });
}
