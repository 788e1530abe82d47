import { Banner, type BannerProps } from '@fairlot/ui-kit/banner';
import { useEffect } from 'react';
import { showToast } from './showToast.js';

export interface FailureBannerProps extends Pick<BannerProps, 'title' | 'action'> {
  /** What the request threw; another failure is announced anew. */
  failure: unknown;
  /** What went wrong, in the customer's language; empty: no banner is shown. */
  words: string;
  /** What stands beside fields instead, where it is announced; the toast says it too. @default '' */
  besideFields?: string;
}

/**
 * What the server refused, until the next try. A toast says the same for a customer who looks elsewhere. A screen reader hears
 * it once: from the toast, or from the field that it stands beside.
 */
export function FailureBanner({ failure, words, besideFields = '', ...banner }: FailureBannerProps) {
  useEffect(() => {
    const said = words === '' ? besideFields : words;
    if (said === '') return;
    const isAnnounced = words !== '';
    showToast(said, { tone: 'error', id: 'failure', durationMs: 'reading', isAnnounced });
  }, [failure, words, besideFields]);
  if (words === '') return null;
  return (
    <Banner tone="critical" {...banner}>
      {words}
    </Banner>
  );
}
