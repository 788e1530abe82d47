import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Suspense, type ComponentType } from 'react';
import { loadSpoken, type Spoken } from '../../i18n/index.js';
import { lazyPart, lazySheet, type Openable } from '../lazyPart.js';

/**
 * Makes the lazily loaded review and receipt of a money action, which are larger than the form and shown after it.
 * Both are loaded with the review: once money has been sent, the receipt must not depend on the network. Call it
 * outside of components.
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
