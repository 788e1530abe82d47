import { Button } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ChatIcon } from '@fairlot/ui-kit/icon';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import { useBusinessMinute } from '../../queries/businessClock.js';
import { useProfile } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { supportQuery } from '../../queries/supportQueries.js';
import { markThreadRead, threadQuery, type SupportMessage } from '../../queries/supportThreadQueries.js';
import { QueryBoundary } from '../QueryBoundary.js';
import { Composer } from './Composer.js';
import { CustomerFrame } from './CustomerFrame.js';
import { ownHours } from './deskHours.js';
import * as css from './Support.css.js';
import { useUploadPictures } from '../../queries/uploadQueries.js';
import { useTimeText } from '../useTimeText.js';

/** Distance from the upper end at which older messages are loaded. CSS px */
const REACH_TOP_PX = 50;

const useThread = (scope: string) => useInfiniteQuery(threadQuery(scope));

export interface SupportThreadProps {
  /** The subject, such as a deposit's reference: the message begins with it. */
  reference?: string | undefined;
}

/** The support thread with its input, or the server's own chat if it has one that loads. */
export function SupportThread({ reference }: SupportThreadProps) {
  const { data: profile } = useProfile();
  const [failed, setFailed] = useState<string>();
  const script = profile?.customer ?? '';
  return script === '' || script === failed ? (
    <BuiltInThread reference={reference} />
  ) : (
    <CustomerFrame script={script} onFail={() => setFailed(script)} />
  );
}

function BuiltInThread({ reference }: SupportThreadProps) {
  const t = useT();
  const locale = useLocale();
  const scope = useSessionScope();
  const { data: desk } = useQuery(supportQuery(scope));
  const now = useBusinessMinute();
  const thread = useThread(scope);
  const messages = (thread.data ?? []).toReversed();
  const unread = desk?.unreadCount ?? 0;
  useEffect(() => {
    // Messages on screen are read. A failure leaves them unread, which the next visit corrects.
    if (unread > 0) markThreadRead().catch(() => undefined);
  }, [unread]);
  const list = useKeptPlace(thread.isFetchingNextPage);
  return (
    <div className={css.frame}>
      {desk !== undefined && now !== undefined && (
        <p className={css.desk}>
          {t(desk.online ? 'support.online' : 'support.offline', {
            ...ownHours(desk.hours, now, locale),
          })}
        </p>
      )}
      <QueryBoundary
        query={thread}
        isEmpty={messages.length === 0}
        skeleton={<SkeletonRows count={3} hasAvatar={false} />}
        errorTitle={t('support.failed')}
        empty={<EmptyState icon={<ChatIcon />} title={t('support.empty')} hint={t('support.emptyHint')} />}
      >
        {() => (
          <>
            {thread.hasNextPage && <Older thread={thread} />}
            <ol ref={list} className={css.thread} aria-label={t('support.thread')} aria-live="polite">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ol>
            <End newest={messages.at(-1)?.id} />
          </>
        )}
      </QueryBoundary>
      <Composer reference={reference} />
    </div>
  );
}

/** Loads older messages as the top of the thread comes near; a button does the same. */
function Older({ thread }: { thread: ReturnType<typeof useThread> }) {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void thread.fetchNextPage({ cancelRefetch: false }));
  // After a failure, only the button retries.
  const isReady = !thread.isFetching && !thread.isFetchNextPageError;
  useEffect(() => {
    if (top.current === null || !isReady) return undefined;
    const margin = `${REACH_TOP_PX}px 0px 0px`;
    // In a sheet the sheet scrolls, which needs `scrollMargin`; not every browser supports it.
    const options = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    }, options);
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [isReady]);
  return (
    <div ref={top} className={css.older}>
      <Button
        size="small"
        variant="quiet"
        busy={thread.isFetchingNextPage}
        onClick={() => void thread.fetchNextPage()}
      >
        {t('support.older')}
      </Button>
    </div>
  );
}

/** Keeps the scroll position while older messages are added above. At the very top a browser would not. */
function useKeptPlace(isLoading: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const first = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isLoading) first.current = list.current?.firstElementChild ?? null;
    else first.current?.scrollIntoView({ block: 'start' });
  }, [isLoading]);
  return list;
}

/** The end of the thread. It scrolls into sight when it appears, and on each new message. */
function End({ newest }: { newest: string | undefined }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return <div ref={end} className={css.newest} />;
}

/** One message: its author, and its content as plain text. */
function Message({ message }: { message: SupportMessage }) {
  const t = useT();
  const isOwn = message.author === 'member';
  const time = useTimeText()(message.createdAt);
  const author = isOwn ? 'own' : message.author === 'automatic' ? 'automatic' : 'desk';
  return (
    <li className={isOwn ? css.message.own : css.message.theirs}>
      <p className={css.meta}>{[t(`support.author.${author}`), time].join(' · ')}</p>
      <p className={css.words}>{message.text}</p>
      {message.uploadIds.map((id, index) => (
        <Picture key={id} id={id} label={t('support.picture', { number: index + 1 })} />
      ))}
    </li>
  );
}

function Picture({ id, label }: { id: string; label: string }) {
  const [data] = useUploadPictures([id]);
  return data === undefined ? null : <img className={css.picture} src={data} alt={label} />;
}
