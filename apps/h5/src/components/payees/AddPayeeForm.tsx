import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { Suspense } from 'react';
import { useT } from '../../i18n/index.js';
import { CoolingNotice } from '../CoolingNotice.js';
import { section } from '../moneyForm/MoneyForm.css.js';
import type { AddProps } from './AddPayee.js';
import { lazyPart } from '../lazyPart.js';

const AddBankCard = lazyPart({
  load: async () => (await import('./AddBankCard.js')).AddBankCard,
  words: ['forms', 'payees', 'review'],
});
const AddCryptoWallet = lazyPart({
  load: async () => (await import('./AddCryptoWallet.js')).AddCryptoWallet,
  words: ['forms', 'payees', 'review'],
});

/**
 * The form that adds a bank account or a wallet. It is loaded when one is added, because most visits only use an
 * existing one.
 */
export function AddPayeeForm({
  type,
  ...props
}: AddProps<{ readonly id: string }> & { type: 'bank' | 'crypto' }) {
  const t = useT();
  return (
    <>
      <div className={section}>
        <CoolingNotice>{(hours) => t('payees.cooling', { hours })}</CoolingNotice>
      </div>
      <Suspense fallback={<LoadingState skeleton={<SkeletonRows count={4} hasAvatar={false} />} />}>
        {type === 'bank' ? <AddBankCard {...props} /> : <AddCryptoWallet {...props} />}
      </Suspense>
    </>
  );
}
