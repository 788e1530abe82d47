import { Banner, type BannerProps } from '@fairlot/ui-kit/banner';
import { useEffect } from 'react';
import { showToast } from './showToast.js';

export interface FailureBannerProps extends Pick<BannerProps, 'title' | 'action'> {
  /** What the request threw; another failure is announced anew. */
  failure: unknown;
  /** What went wrong, in the customer's language; empty: nothing is shown. */
  words: string;
}

/**
 * What the server refused, where it stays until the next try. A toast says the same for a customer who looks elsewhere,
 * and it alone is announced, so that a screen reader hears it once.
 */
export function FailureBanner({ failure, words, ...banner }: FailureBannerProps) {
  useEffect(() => {
    if (words !== '') showToast(words, { tone: 'error', id: 'failure', durationMs: 'reading' });
  }, [failure, words]);
  if (words === '') return null;
  return (
    <Banner tone="critical" {...banner}>
      {words}
    </Banner>
  );
}
