import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useState } from 'react';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { Steps, type StepState } from '@fairlot/ui-kit/steps';
import { FormWords } from '../../components/FormWords.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { PageHeading } from '../../components/PageHeading.js';
import { AddPayeeForm } from '../../components/payees/AddPayeeForm.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { Link, useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import type { Withdrawal, WithdrawalType } from './withdrawalQueries.js';
import { WithdrawReceipt } from './reviewAndReceipt.js';
import { useShownPayee } from './useShownPayee.js';
import { useWithdrawSubject, type WithdrawSubject } from './withdrawSubject.js';
import { WithdrawForm, type WithdrawDraft } from './WithdrawForm.js';
import { GateLink } from '../../components/gates/Gate.js';
import { useLeave } from '../../components/useLeave.js';
import { list } from './Withdraw.css.js';

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

const paths = { bank: '/pages/withdraw/bank', crypto: '/pages/withdraw/crypto' } as const;

const NONE: WithdrawSubject['payees'] = [];

/** First the requirements, then the form, then the receipt. */
function Withdraw({ type }: { type: WithdrawalType }) {
  const t = useT();
  const money = useMoneyAction<Withdrawal>(`withdrawal ${type}`);
  const { subject, failed } = useWithdrawSubject(type);
  const { shown, choose } = useShownPayee(subject?.payees ?? NONE);
  const [draft, setDraft] = useState<WithdrawDraft>({ amount: '', currency: '' });
  const path = paths[type];
  // In the address, so that Back leaves the form of a new payee, and a reload or a login returns to it.
  const { add: isAdding } = useSearch(path);
  const navigate = useNavigate();
  const leave = useLeave('add', { to: path });
  const startAdding = () => void navigate({ to: path, search: { add: true } });
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
    const onAdded = ({ id }: { id: string }) => {
      choose(id);
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
      ) : subject.isAllowed && shown !== undefined ? (
        <WithdrawForm
          {...{ type, subject, money, draft, shown }}
          onPayee={choose}
          onAdd={(left) => {
            setDraft(left);
            startAdding();
          }}
        />
      ) : (
        <Requirements type={type} subject={subject} onAdd={startAdding} />
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
            to: paths[next],
            replace: true,
          })
        }
        options={[
          { value: 'bank', label: t('withdraw.way.bank') },
          { value: 'crypto', label: t('withdraw.way.crypto') },
        ]}
      />
    </div>
  );
}

interface RequirementsProps {
  type: WithdrawalType;
  subject: WithdrawSubject;
  onAdd: () => void;
}

/**
 * The requirements of a withdrawal, before the form: what is fulfilled, what is missing, and a link to the next one.
 */
function Requirements({ type, subject, onAdd }: RequirementsProps) {
  const t = useT();
  const isVerified = subject.kycStatus === 'pass';
  const isInReview = subject.kycStatus === 'under_review';
  const met = [isVerified, subject.hasPayPassword, subject.payees.length > 0];
  const next = met.indexOf(false);
  const stateOf = (index: number): StepState =>
    met[index] === true ? 'done' : index === next ? 'current' : 'upcoming';
  const payee = type === 'bank' ? 'bank' : 'wallet';
  return (
    <div className={css.section}>
      <Card>
        <h2 className={list}>{t('withdraw.needs.title')}</h2>
        <Steps
          label={t('withdraw.needs.title')}
          items={[
            {
              label: t('withdraw.needs.kyc'),
              note: t(isInReview ? 'withdraw.needs.kycWaiting' : 'withdraw.needs.kycWhy'),
              state: stateOf(0),
            },
            {
              label: t('manifest.payPassword'),
              note: t('withdraw.needs.payPasswordWhy'),
              state: stateOf(1),
            },
            {
              label: t(`withdraw.needs.${payee}`),
              note: t(`withdraw.needs.${payee}Why`),
              state: stateOf(2),
            },
          ]}
        />
      </Card>
      <div className={css.section} />
      {next === 0 && (
        <GateLink path="/pages/kycverify/index">
          {t(isInReview ? 'withdraw.needs.seeKyc' : 'withdraw.needs.doKyc')}
        </GateLink>
      )}
      {next === 1 && <GateLink path="/pages/setting/paypwd">{t('withdraw.needs.doPayPassword')}</GateLink>}
      {next === 2 && (
        <Button size="large" fullWidth onClick={onAdd}>
          {t(type === 'bank' ? 'payees.addBank' : 'payees.addWallet')}
        </Button>
      )}
    </div>
  );
}
