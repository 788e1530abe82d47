import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Suspense, type ComponentType } from 'react';
import { loadSpoken, type Spoken } from '../../i18n/index.js';
import { lazyPart, lazySheet, type Openable } from '../lazyPart.js';

/**
 * The review of a money action and its receipt, which weigh more than the form and are seen after it. Both are fetched
 * when the review is first wanted: once money has been sent, its receipt must not depend on the network.
 * Call it outside of components.
 */
export function reviewAndReceipt<ReviewProps extends Openable, ReceiptProps extends object>(
  review: Spoken<ComponentType<ReviewProps>>,
  receipt: Spoken<ComponentType<ReceiptProps>>,
) {
  const LazyReceipt = lazyPart(receipt);
  return {
    Review: lazySheet({
      load: async () => {
        const [Review] = await Promise.all([review.load(), loadSpoken(receipt)]);
        return Review;
      },
      words: review.words,
    }),
    Receipt: (props: ReceiptProps) => (
      <Suspense fallback={<LoadingState />}>
        <LazyReceipt {...props} />
      </Suspense>
    ),
  };
}
