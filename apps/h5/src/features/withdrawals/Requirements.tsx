import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { Steps, type StepState } from '@fairlot/ui-kit/steps';
import { GateLink } from '../../components/gates/Gate.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { useT } from '../../i18n/index.js';
import type { WithdrawalType } from './withdrawalQueries.js';
import type { WithdrawSubject } from './withdrawQueries.js';
import { list } from './Withdraw.css.js';

export interface RequirementsProps {
  type: WithdrawalType;
  subject: WithdrawSubject;
  onAdd: () => void;
}

/**
 * The requirements of a withdrawal, before the form: what is fulfilled, what is missing, and a link to the next one.
 */
export function Requirements({ type, subject, onAdd }: RequirementsProps) {
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
