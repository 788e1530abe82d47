import { toast } from '@fairlot/ui-kit/toast';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/index.js';
import type { Watchlist } from '../../queries/watchlistQueries.js';

/**
 * Says that the list on screen was deleted, here or on another device, because another list takes its place.
 * @param lists undefined while unknown, as between two customers
 */
export function useDeletedList(
  lists: readonly Watchlist[] | undefined,
  current: Watchlist | undefined,
): void {
  const t = useT();
  const shown = useRef<Watchlist>(undefined);
  useEffect(() => {
    const last = shown.current;
    shown.current = lists && current;
    if (lists === undefined || last === undefined || lists.some(({ id }) => id === last.id)) return;
    toast(t('watchlist.deleted', { list: last.name }), { id: last.id });
  }, [lists, current, t]);
}
