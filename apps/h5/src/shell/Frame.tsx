import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { lazy, Suspense } from 'react';
import type { FrameProps } from '../engine/index.js';
import { useT } from '../i18n/index.js';
import { useProfile } from '../stores/reference.js';
import { useAnnouncement } from './announcer.js';
import { ChatHost } from './ChatHost.js';
import { account, announcer, column, main, offline } from './Frame.css.js';
import { useIsOnline } from './useIsOnline.js';

/** Not needed to see a page. A toast or a question that comes before this arrives waits for it. */
const Overlays = lazy(async () => ({ default: (await import('./Overlays.js')).Overlays }));

/** Width of the column on wide screens. CSS px; the theme's `size.column`. */
const COLUMN_PX = 480;

/** The column around every page, and what outlives pages: toasts, questions, the offline bar. */
export function Frame({ page, header, footer, children }: FrameProps) {
  const widthPx = page?.maxWidth ?? 0;
  return (
    <>
      <div className={column} style={widthPx > COLUMN_PX ? { maxWidth: widthPx } : undefined}>
        {header}
        <OfflineBar />
        <main className={main} tabIndex={-1} data-page={page?.path}>
          {page?.guards.includes('login') === true && <AccountNotice />}
          {children}
        </main>
        {footer}
      </div>
      <Suspense>
        <Overlays />
      </Suspense>
      <ChatHost />
      <Announcer />
    </>
  );
}

function OfflineBar() {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={offline}>
      {!isOnline && (
        <Banner tone="caution" isEdge>
          {t('shell.offline')}
        </Banner>
      )}
    </div>
  );
}

/** Without its profile an account shows dashes; this says why, and offers to ask again. */
function AccountNotice() {
  const t = useT();
  const { isError, isFetching, refetch } = useProfile();
  if (!isError) return null;
  return (
    <div className={account}>
      <Banner
        tone="caution"
        role="status"
        action={
          <Button size="small" variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        }
      >
        {t('app.account.failed')}
      </Banner>
    </div>
  );
}

function Announcer() {
  return (
    <div role="status" className={announcer}>
      {useAnnouncement()}
    </div>
  );
}
