import { Suspense } from 'react';
import { lazyPart } from '../lazyPart.js';
import type { FundsOfferProps } from './FundsOffer.js';
import type { Missing } from './lacking.js';

/** Loaded only when an order cannot be paid, which is rare. */
const FundsOffer = lazyPart({
  load: async () => (await import('./FundsOffer.js')).FundsOffer,
  words: ['balance', 'forms', 'missingFunds'],
});

export interface MissingFundsProps extends Pick<FundsOfferProps, 'target'> {
  /** The amount that the account lacks; undefined if it has enough, and nothing is shown. */
  missing: Missing | undefined;
  onLeave?: () => void;
}

/** Too little money in this account: how much, and the nearest way to it. The form below stays. */
export function MissingFunds({ missing, target, onLeave }: MissingFundsProps) {
  if (missing === undefined) return null;
  return (
    <Suspense>
      <FundsOffer missing={missing} target={target} onLeave={onLeave} />
    </Suspense>
  );
}
