import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { lazy, Suspense } from 'react';
import type { AddProps } from './AddPayee.js';

const AddBankCard = lazy(async () => ({ default: (await import('./AddBankCard.js')).AddBankCard }));
const AddCryptoWallet = lazy(async () => ({
  default: (await import('./AddCryptoWallet.js')).AddCryptoWallet,
}));

/** The form that adds a bank account or a wallet, fetched when one is added: most visits only use one. */
export function AddPayeeForm({
  type,
  ...props
}: AddProps<{ readonly id: string }> & { type: 'bank' | 'crypto' }) {
  return (
    <Suspense fallback={<LoadingState skeleton={<SkeletonRows count={4} hasAvatar={false} />} />}>
      {type === 'bank' ? <AddBankCard {...props} /> : <AddCryptoWallet {...props} />}
    </Suspense>
  );
}
