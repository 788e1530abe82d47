import { memo, Suspense, useSyncExternalStore, type CSSProperties } from 'react';
import { quietPart } from '../components/lazyPart.js';
import type { FrameProps } from '../engine/index.js';
import { useAppUpdate } from '../state/appUpdate.js';
import { firstPageShown } from '../queries/firstPageShown.js';
import { useProfile } from '../queries/referenceQueries.js';
import { useAnnouncement } from './announcer.js';
import { announcer, column, PAGE_WIDTH, main, offline } from './Frame.css.js';
import { contact } from '../state/contact.js';
import { useIsOnline } from '../state/useIsOnline.js';

/** Not needed to show a page. An earlier toast waits for it. */
const Overlays = quietPart({
  load: async () => {
    await firstPageShown;
    return (await import('./afterFirstPage.js')).Overlays;
  },
  words: [],
});

/** Loaded by the start right after the first page, because offline texts cannot be fetched offline. */
const OfflineNotice = quietPart({
  load: async () => (await import('./afterFirstPage.js')).OfflineNotice,
  words: [],
});
const AccountNotice = quietPart({
  load: async () => (await import('./afterFirstPage.js')).AccountNotice,
  words: [],
});
const UpdateBar = quietPart({
  load: async () => (await import('./UpdateBar.js')).UpdateBar,
  words: ['update'],
});

const widthOf = (px: number) => ({ [PAGE_WIDTH]: `${px}px` }) as CSSProperties;

/** The column around every page, with everything that outlives pages: toasts, questions, the offline bar. */
export function Frame({ page, header, footer, children }: FrameProps) {
  return (
    <>
      <div className={column} style={widthOf(page?.maxWidth ?? 0)}>
        {header}
        <NoticeBar />
        <main className={main} tabIndex={-1} data-page={page?.path}>
          {page?.guards.includes('login') === true && <AccountState />}
          {children}
        </main>
        {footer}
      </div>
      <Suspense>
        <Overlays page={page?.path} />
      </Suspense>
      <Announcer />
    </>
  );
}

/** Memoized, because it is the same on every page. */
const NoticeBar = memo(function NoticeBar() {
  const isOnline = useIsOnline();
  const state = useSyncExternalStore(contact.subscribe, contact.state);
  const hasUpdate = useAppUpdate();
  return (
    <div className={offline}>
      <div role="status">
        {(state !== 'there' || !isOnline) && (
          <Suspense>
            <OfflineNotice isOnline={isOnline} isStreamLost={state === 'streamLost'} />
          </Suspense>
        )}
      </div>
      {hasUpdate && (
        <Suspense>
          <UpdateBar />
        </Suspense>
      )}
    </div>
  );
});

/** Without a profile an account shows dashes, so a notice explains them, also during a retry. */
function AccountState() {
  const { isError, isPending, isFetching, errorUpdateCount, refetch } = useProfile();
  if (!isError && !(isPending && errorUpdateCount > 0)) return null;
  return (
    <Suspense>
      <AccountNotice isRetrying={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}

function Announcer() {
  return (
    <div role="status" className={announcer}>
      {useAnnouncement()}
    </div>
  );
}
