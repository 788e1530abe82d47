import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Explained } from '../../components/explain/Explained.js';
import { Receipt } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import type { LoanRepaid } from './loanQueries.js';
import { LoanTimeline } from './LoanTimeline.js';
import { useLoanText } from './useLoanText.js';

/** The repaid amount, what it covered, and what is left. */
export function RepayReceipt({ repaid, onClose }: { repaid: LoanRepaid; onClose: () => void }) {
  const t = useT();
  const text = useLoanText();
  const { loan } = repaid;
  const { currency } = loan;
  const row = (label: string, value: string) => (
    <KeyValueRow label={label}>{text.money(value, currency)}</KeyValueRow>
  );
  const isAll = loan.loanStatus === 'repaid';
  return (
    <Receipt
      heading={t('loan.repaid', { amount: text.money(repaid.amount, currency) })}
      lead={
        isAll
          ? t('loan.repaidAll')
          : t('loan.repaidPart', { amount: text.money(loan.outstandingAmount, currency) })
      }
      actions={
        <>
          <Button size="large" fullWidth onClick={onClose}>
            {t('loan.backToLoan')}
          </Button>
          <ButtonLink variant="quiet" fullWidth to="/pages/profile/transcation">
            {t('loan.openLedger')}
          </ButtonLink>
        </>
      }
    >
      <Card>
        <KeyValue>
          {row(t('loan.penalty'), repaid.penaltyPart)}
          {row(t('loan.interest'), repaid.interestPart)}
          {row(t('loan.principal'), repaid.principalPart)}
          <KeyValueRow label={t('loan.owedAfter')} isTotal>
            <Explained figure="loan_owed" of={{ loanId: loan.id }}>
              {text.money(loan.outstandingAmount, currency)}
            </Explained>
          </KeyValueRow>
        </KeyValue>
      </Card>
      <Card>
        <LoanTimeline loan={loan} />
      </Card>
    </Receipt>
  );
}
