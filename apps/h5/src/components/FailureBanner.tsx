import { Banner, type BannerProps } from '@fairlot/ui-kit/banner';
import { useEffect, useRef, useState } from 'react';
import { contact } from '../state/contact.js';
import { isLost } from '../state/isLost.js';
import { useIsConnected } from '../state/useIsConnected.js';
import { closeToast, showToast } from './showToast.js';

export interface FailureBannerProps extends Pick<BannerProps, 'title' | 'action'> {
  /** The thrown value of the request; another one is announced again. */
  failure: unknown;
  /** What went wrong, in the customer's language; no banner is shown for ''. */
  words: string;
  /** The messages shown and announced at fields instead; the toast contains them too. @default '' */
  besideFields?: string;
}

/** How many banners are shown: a form and its sheet show the same failure, and share its toast. */
let shown = 0;

/**
 * The failure of a request, shown until the next attempt. A toast repeats it for a customer who looks elsewhere, and
 * closes with it. Screen readers announce it once: from the toast, or from the field. A lost connection is over once
 * it is back, and while it is known to be lost, `OfflineNote` says so instead.
 */
export function FailureBanner({ failure, words, besideFields = '', ...rest }: FailureBannerProps) {
  const isConnected = useIsConnected();
  const isBack = useReturn(failure);
  const isOver = isLost(failure) && (isBack || !isConnected);
  const isAnnounced = words !== '';
  const text = isOver ? '' : words || besideFields;
  useEffect(() => {
    if (text === '') return undefined;
    shown += 1;
    showToast(text, { tone: 'error', id: 'failure', durationMs: 'reading', isAnnounced });
    return () => {
      shown -= 1;
      if (shown === 0) closeToast('failure');
    };
  }, [failure, text, isAnnounced]);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, words]);
  if (words === '' || isOver) return null;
  return (
    <div ref={banner}>
      <Banner tone="critical" {...rest}>
        {words}
      </Banner>
    </div>
  );
}

/** Whether the connection, whose loss was the failure, is back. It has the connection checked. */
function useReturn(failure: unknown): boolean {
  const [returned, setReturned] = useState<unknown>();
  useEffect(() => {
    if (!isLost(failure)) return undefined;
    contact.doubt();
    return contact.onReturn(() => setReturned(failure));
  }, [failure]);
  return returned === failure;
}
