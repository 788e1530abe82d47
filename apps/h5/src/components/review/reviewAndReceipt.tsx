import { LoadingState } from '@fairlot/ui-kit/page-state';
import { lazy, Suspense, type ComponentType } from 'react';

/**
 * The review of a money action and its receipt, which weigh more than the form and are seen after it. Both are fetched
 * when the review is first wanted: once money has been sent, its receipt must not depend on the network.
 * Call it outside of components.
 * @param importReview fetches the review; `importReceipt` the receipt
 */
export function reviewAndReceipt<ReviewProps extends object, ReceiptProps extends object>(
  importReview: () => Promise<ComponentType<ReviewProps>>,
  importReceipt: () => Promise<ComponentType<ReceiptProps>>,
) {
  const LazyReview: ComponentType<ReviewProps> = lazy(async () => {
    const [Review] = await Promise.all([importReview(), importReceipt()]);
    return { default: Review };
  });
  const LazyReceipt: ComponentType<ReceiptProps> = lazy(async () => ({ default: await importReceipt() }));
  return {
    Review: (props: ReviewProps) => (
      <Suspense>
        <LazyReview {...props} />
      </Suspense>
    ),
    Receipt: (props: ReceiptProps) => (
      <Suspense fallback={<LoadingState />}>
        <LazyReceipt {...props} />
      </Suspense>
    ),
  };
}
