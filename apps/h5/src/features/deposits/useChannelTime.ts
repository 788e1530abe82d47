import { useT } from '../../i18n/index.js';
import type { Channel } from './depositQueries.js';

/** Returns a channel's processing time, in words. */
export function useChannelTime(): (channel: Channel) => string {
  const t = useT();
  return ({ confirmations, reviewMinutes }) => {
    const minutes = String(reviewMinutes);
    return confirmations === 0
      ? t('deposit.time.review', { minutes })
      : t('deposit.time.network', { count: String(confirmations), minutes });
  };
}
