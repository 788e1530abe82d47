import { isApiError } from '@fairlot/api-client';
import { Suspense } from 'react';
import { lazyPart } from '../lazyPart.js';
import type { FundsOfferProps } from './FundsOffer.js';

/** Most orders are paid for: what comes when one is not, loads then. */
const FundsOffer = lazyPart(async () => {
  const [{ FundsOffer: Offer }, { readMissing }] = await Promise.all([
    import('./FundsOffer.js'),
    import('./missingFunds.js'),
  ]);
  return function FundsOfferFor({ error, ...props }: { error: unknown } & Omit<FundsOfferProps, 'missing'>) {
    const missing = readMissing(error);
    return missing === undefined ? null : <Offer missing={missing} {...props} />;
  };
});

export interface MissingFundsProps extends Pick<FundsOfferProps, 'target'> {
  /** What a preview was refused with; nothing is shown unless it is about funds. */
  error: unknown;
  onLeave?: () => void;
}

/** Too little in this account: how much, and the nearest way to it. The form below stays as it is. */
export function MissingFunds({ error, target, onLeave }: MissingFundsProps) {
  if (!isApiError(error, 'insufficient_funds')) return null;
  return (
    <Suspense>
      <FundsOffer error={error} target={target} onLeave={onLeave} />
    </Suspense>
  );
}
