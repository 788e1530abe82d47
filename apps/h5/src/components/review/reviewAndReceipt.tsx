import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Suspense, type ComponentType } from 'react';
import { lazyPart, lazySheet, type Openable } from '../lazyPart.js';

/**
 * The review of a money action and its receipt, which weigh more than the form and are seen after it. Both are fetched
 * when the review is first wanted: once money has been sent, its receipt must not depend on the network.
 * Call it outside of components.
 * @param importReview fetches the review; `importReceipt` the receipt
 */
export function reviewAndReceipt<ReviewProps extends Openable, ReceiptProps extends object>(
  importReview: () => Promise<ComponentType<ReviewProps>>,
  importReceipt: () => Promise<ComponentType<ReceiptProps>>,
) {
  const LazyReceipt = lazyPart(importReceipt);
  return {
    Review: lazySheet(async () => {
      const [Review] = await Promise.all([importReview(), importReceipt()]);
      return Review;
    }),
    Receipt: (props: ReceiptProps) => (
      <Suspense fallback={<LoadingState />}>
        <LazyReceipt {...props} />
      </Suspense>
    ),
  };
}
