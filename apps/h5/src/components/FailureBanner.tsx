import { Banner, type BannerProps } from '@fairlot/ui-kit/banner';
import { useEffect, useRef } from 'react';
import { showToast } from './showToast.js';

export interface FailureBannerProps extends Pick<BannerProps, 'title' | 'action'> {
  /** The thrown value of the request; another one is announced again. */
  failure: unknown;
  /** What went wrong, in the customer's language; no banner is shown for ''. */
  words: string;
  /** The messages shown and announced at fields instead; the toast contains them too. @default '' */
  besideFields?: string;
}

/**
 * The server's refusal, shown until the next attempt. A toast repeats it for a customer who looks elsewhere. Screen
 * readers announce it once: from the toast, or from the field.
 */
export function FailureBanner({ failure, words, besideFields = '', ...banner }: FailureBannerProps) {
  useEffect(() => {
    const text = words === '' ? besideFields : words;
    if (text === '') return;
    const isAnnounced = words !== '';
    showToast(text, { tone: 'error', id: 'failure', durationMs: 'reading', isAnnounced });
  }, [failure, words, besideFields]);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, words]);
  if (words === '') return null;
  return (
    <div ref={shown}>
      <Banner tone="critical" {...banner}>
        {words}
      </Banner>
    </div>
  );
}
