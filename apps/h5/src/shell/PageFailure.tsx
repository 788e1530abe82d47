import { OfflineIcon, RefreshIcon } from '@fairlot/ui-kit/icon';
import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '../components/ButtonLink.js';
import { PageHeading } from '../components/PageHeading.js';
import { useApp, useShown, type FailureProps, type To } from '../engine/index.js';
import { useT, type MessageId } from '../i18n/index.js';
import { area, failure, hint, reload } from './PageFailure.css.js';
import { contact } from '../state/contact.js';
import { useIsOnline } from '../state/useIsOnline.js';
import { canReload, isOutdated } from '../state/isOutdated.js';

const words: Record<'network' | 'crash', MessageId> = {
  network: 'app.page.network',
  crash: 'app.page.crash',
};

/** Replaces a page that cannot be shown: what failed, and one action. */
export function PageFailure({ kind, onReload, wayOut }: FailureProps) {
  const t = useT();
  const isOnline = useIsOnline();
  // The manifest check proves that the manifest names messages of the catalogues.
  const { loading, pages } = useApp().manifest;
  const heading = useShown()?.page.heading;
  const isChunk = kind === 'network' || kind === 'timeout';
  // Without a server the app stays, with its way back.
  const reloadIfPossible = async () => {
    if (await canReload()) onReload();
  };
  const onBack = useEffectEvent(() => void reloadIfPossible());
  useEffect(() => {
    if (!isChunk) return undefined;
    void reloadIfOutdated();
    contact.doubt();
    return contact.onReturn(onBack);
  }, [isChunk]);
  if (kind === 'badLink' || kind === 'notFound') {
    return (
      <>
        <PageHeading>{t(`app.${kind}.title`)}</PageHeading>
        <div className={failure}>
          <p className={hint}>{t(`app.${kind}.hint`)}</p>
          <ButtonLink variant="secondary" to={wayOut as ListPath}>
            {t((pages[wayOut as ListPath]?.heading ?? 'app.name') as MessageId)}
          </ButtonLink>
        </div>
      </>
    );
  }
  const isOffline = !isOnline && kind !== 'crash';
  return (
    <>
      <PageHeading>{t((heading ?? 'app.name') as MessageId)}</PageHeading>
      <div role="alert" className={area}>
        <button type="button" className={reload} onClick={() => void reloadIfPossible()}>
          {isOffline ? <OfflineIcon /> : <RefreshIcon />}
          <span className={hint}>
            {t(
              isOffline
                ? 'app.page.offline'
                : kind === 'timeout'
                  ? (loading.failed as MessageId)
                  : words[kind],
            )}
          </span>
        </button>
      </div>
    </>
  );
}

/** Lists open without parameters. */
type ListPath = Extract<To, '/pages/main/market/index'>;

/** Reloads the app if the server has another version; otherwise a reload would change nothing. */
async function reloadIfOutdated(): Promise<void> {
  if (await isOutdated()) window.location.reload();
}
