import { isApiError } from '@fairlot/api-client';
import { Suspense } from 'react';
import { lazyPart } from '../lazyPart.js';
import type { FundsOfferProps } from './FundsOffer.js';

/** Most orders are paid for: what comes when one is not, loads then. */
const FundsOffer = lazyPart({
  load: async () => (await import('./FundsOffer.js')).FundsOfferFor,
  words: ['balance', 'missingFunds'],
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
