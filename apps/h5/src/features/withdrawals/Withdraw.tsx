import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useState } from 'react';
import { FormWords } from '../../components/FormWords.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { PageHeading } from '../../components/PageHeading.js';
import { AddPayeeForm } from '../../components/payees/AddPayeeForm.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { Link, useNavigate } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import type { Withdrawal, WithdrawalType } from './withdrawalQueries.js';
import { WithdrawReceipt } from './consent.js';
import { Requirements } from './Requirements.js';
import { useWithdrawSubject } from './withdrawQueries.js';
import { WithdrawForm, type WithdrawDraft } from './WithdrawForm.js';

/** A withdrawal to a bank account. */
export const BankWithdrawal = () => (
  <FormWords>
    <Withdraw type="bank" />
  </FormWords>
);

/** A withdrawal to a wallet. */
export const CryptoWithdrawal = () => (
  <FormWords>
    <Withdraw type="crypto" />
  </FormWords>
);

/** First the requirements, then the form, then the receipt. */
function Withdraw({ type }: { type: WithdrawalType }) {
  const t = useT();
  const money = useMoneyAction<Withdrawal>(`withdrawal ${type}`);
  const { subject, failed } = useWithdrawSubject(type);
  const [draft, setDraft] = useState<WithdrawDraft>({ payeeId: '', amount: '', currency: '' });
  const [isAdding, setIsAdding] = useState(false);
  if (money.result !== undefined) {
    return (
      <WithdrawReceipt
        withdrawal={money.result}
        onAgain={() => {
          setDraft((before) => ({ ...before, amount: '' }));
          money.dismiss();
        }}
      />
    );
  }
  if (isAdding) {
    const leave = () => setIsAdding(false);
    const onAdded = ({ id }: { id: string }) => {
      setDraft((before) => ({ ...before, payeeId: id }));
      leave();
    };
    return (
      <>
        <PageHeading>{t(type === 'bank' ? 'payees.addBank' : 'payees.addWallet')}</PageHeading>
        <AddPayeeForm type={type} onAdded={onAdded} onCancel={leave} />
      </>
    );
  }
  return (
    <>
      <PageHeading>{t('manifest.withdraw')}</PageHeading>
      <p className={css.lead}>
        {t('withdraw.lead')} <Link to="/pages/withdraw/record">{t('withdraw.seeAll')}</Link>
      </p>
      <WayChoice type={type} />
      {subject === undefined ? (
        failed === undefined ? (
          <LoadingState skeleton={<SkeletonRows count={4} hasAvatar={false} />} />
        ) : (
          <QueryFailure query={failed} title={t('withdraw.failed')} />
        )
      ) : subject.isReady ? (
        <WithdrawForm
          type={type}
          subject={subject}
          money={money}
          draft={draft}
          onAdd={(left) => {
            setDraft(left);
            setIsAdding(true);
          }}
        />
      ) : (
        <Requirements type={type} subject={subject} onAdd={() => setIsAdding(true)} />
      )}
    </>
  );
}

/** The choice between bank and wallet, which are two pages. */
function WayChoice({ type }: { type: WithdrawalType }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className={css.section}>
      <SegmentedControl
        label={t('withdraw.way')}
        value={type}
        onValueChange={(next) =>
          void navigate({
            to: next === 'bank' ? '/pages/withdraw/bank' : '/pages/withdraw/crypto',
            replace: true,
          })
        }
        items={[
          { value: 'bank', label: t('withdraw.way.bank') },
          { value: 'crypto', label: t('withdraw.way.crypto') },
        ]}
      />
    </div>
  );
}
