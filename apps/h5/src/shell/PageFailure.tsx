import { buttonClass } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { OfflineIcon, RefreshIcon } from '@fairlot/ui-kit/icon';
import { Link, type FailureProps, type To } from '../engine/index.js';
import { useT, type MessageId } from '../i18n/index.js';
import { failure } from './PageFailure.css.js';
import { useIsOnline } from './useIsOnline.js';

const words: Record<'timeout' | 'network' | 'crash', MessageId> = {
  timeout: 'app.page.timeout',
  network: 'app.page.network',
  crash: 'app.page.crash',
};

/** In place of a page that cannot be shown: what failed, and the one thing to do. */
export function PageFailure({ kind, onReload, wayOut }: FailureProps) {
  const t = useT();
  const isOnline = useIsOnline();
  if (kind === 'badLink' || kind === 'notFound') {
    return (
      <EmptyState
        title={t(`app.${kind}.title`)}
        hint={t(`app.${kind}.hint`)}
        action={
          <Link to={wayOut as ListPath} className={buttonClass({ variant: 'secondary' })}>
            {t(`app.${kind}.action`)}
          </Link>
        }
      />
    );
  }
  const isOffline = !isOnline && kind !== 'crash';
  return (
    <button type="button" className={failure} onClick={onReload}>
      {isOffline ? <OfflineIcon /> : <RefreshIcon />}
      <span role="alert">{t(isOffline ? 'app.page.offline' : words[kind])}</span>
    </button>
  );
}

/** Lists open without parameters. */
type ListPath = Extract<To, '/pages/main/market/index'>;
