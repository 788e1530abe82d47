import { Button } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ChatIcon } from '@fairlot/ui-kit/icon';
import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useT } from '../../i18n/index.js';
import { useProfile } from '../../stores/reference.js';
import { useSessionScope } from '../../stores/session.js';
import { supportQuery } from '../../stores/support.js';
import { markThreadRead, threadQuery } from '../../stores/supportThread.js';
import { describeError } from '../describeError.js';
import { Composer } from './Composer.js';
import { CustomerFrame } from './CustomerFrame.js';
import { Message } from './Message.js';
import * as css from './Support.css.js';

export interface SupportThreadProps {
  /** What the customer writes about, such as a deposit's reference: the message begins with it. */
  reference?: string | undefined;
}

/** The thread with support and the place to write; a server's own chat in its stead, where it has one. */
export function SupportThread({ reference }: SupportThreadProps) {
  const { data: profile } = useProfile();
  const script = profile?.customer ?? '';
  return script === '' ? <BuiltInThread reference={reference} /> : <CustomerFrame script={script} />;
}

function BuiltInThread({ reference }: SupportThreadProps) {
  const t = useT();
  const scope = useSessionScope();
  const { data: desk } = useQuery(supportQuery(scope));
  const thread = useInfiniteQuery(threadQuery(scope));
  const messages = (thread.data?.pages.flatMap(({ data }) => data) ?? []).toReversed();
  const unread = desk?.unreadCount ?? 0;
  useEffect(() => {
    // What is on screen is read; a failure leaves it unread, which the next look makes good.
    if (unread > 0) markThreadRead().catch(() => undefined);
  }, [unread]);
  return (
    <div className={css.frame}>
      {desk !== undefined && (
        <p className={css.desk}>
          {t(desk.online ? 'support.online' : 'support.offline', {
            opens: desk.hours.opens,
            closes: desk.hours.closes,
          })}
        </p>
      )}
      <AsyncBoundary
        status={
          thread.data === undefined
            ? thread.isError
              ? 'error'
              : 'loading'
            : messages.length === 0
              ? 'empty'
              : 'ready'
        }
        skeleton={<SkeletonRows count={3} hasAvatar={false} />}
        errorTitle={t('support.failed')}
        errorHint={describeError(thread.error).join(' ')}
        onRetry={() => void thread.refetch()}
        isRetrying={thread.isFetching}
        empty={<EmptyState icon={<ChatIcon />} title={t('support.empty')} hint={t('support.emptyHint')} />}
      >
        {() => (
          <>
            {thread.hasNextPage && (
              <Button
                className={css.older}
                size="small"
                variant="quiet"
                busy={thread.isFetchingNextPage}
                onClick={() => void thread.fetchNextPage()}
              >
                {t('support.older')}
              </Button>
            )}
            <ol className={css.thread} aria-label={t('support.thread')} aria-live="polite">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ol>
          </>
        )}
      </AsyncBoundary>
      <Composer reference={reference} />
    </div>
  );
}
