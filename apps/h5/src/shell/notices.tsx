import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { useLocale, useT } from '../i18n/index.js';
import { toBusinessTime } from '../queries/businessClock.js';
import { queryClient } from '../queries/queryClient.js';
import { account, flush } from './Frame.css.js';
import { dateFormat } from '../i18n/formatters.js';

export interface OfflineNoticeProps {
  isOnline: boolean;
  /** Whether the server answers, but does not report changes. */
  isStreamLost: boolean;
}

/** No network, no server or no stream of changes: says from when the data on screen is. */
export function OfflineNotice({ isOnline, isStreamLost }: OfflineNoticeProps) {
  const t = useT();
  const since = lastHeard(useLocale());
  return (
    <Banner tone="caution" isEdge>
      {isOnline
        ? t(isStreamLost ? 'shell.streamLostSince' : 'shell.awaySince', { since: since || '–' })
        : since === ''
          ? t('shell.offline')
          : t('shell.offlineSince', { since })}
    </Banner>
  );
}

/** When the server last answered, in business time; '' if it never has, or if its time is unknown. */
function lastHeard(locale: string): string {
  const answers = queryClient.getQueryCache().getAll();
  const atMs = Math.max(0, ...answers.map(({ state }) => state.dataUpdatedAt));
  const at = atMs === 0 ? undefined : toBusinessTime(atMs);
  return at === undefined ? '' : dateFormat(locale, { timeStyle: 'short' }).format(at);
}

/**
 * The account could not be loaded: says so, and offers a retry. It observes no query itself, because each new
 * observer refetches a failed query, and this notice appears and disappears with the failure.
 */
export function AccountNotice({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useT();
  return (
    <div className={account}>
      <Banner
        tone="caution"
        role="status"
        action={
          <span className={flush}>
            <Button size="small" variant="quiet" busy={isRetrying} onClick={onRetry}>
              {t('app.retry')}
            </Button>
          </span>
        }
      >
        {t('app.account.failed')}
      </Banner>
    </div>
  );
}
