import { lazy, Suspense } from 'react';
import type { DepositReviewProps, ReviewedDeposit } from './DepositReview.js';

/** The review weighs more than a form, and the form is what is waited for. */
const DepositReview = lazy(async () => ({ default: (await import('./DepositReview.js')).DepositReview }));

export type ReviewOnDemandProps = Omit<DepositReviewProps, 'deposit'> & {
  /** Undefined until a form has been filled in. */
  deposit: ReviewedDeposit | undefined;
};

/** The review of a deposit, fetched when there is one. */
export function ReviewOnDemand({ deposit, ...props }: ReviewOnDemandProps) {
  if (deposit === undefined) return null;
  return (
    <Suspense>
      <DepositReview deposit={deposit} {...props} />
    </Suspense>
  );
}
