import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import * as offers from '../../components/offers/Offers.css.js';
import { useT } from '../../i18n/index.js';
import * as css from './Loan.css.js';
import type { Loan } from './loanData.js';
import { useLoanText } from './useLoanText.js';

/** What is owed today, in its parts, and what it will be on the due date. */
export function Owed({ loan }: { loan: Loan }) {
  const t = useT();
  const text = useLoanText();
  const { currency, repaymentDueDate: due } = loan;
  const row = (label: string, value: string) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  return (
    <Card>
      <h2 className={offers.heading}>{t('loan.owed')}</h2>
      <KeyValue>
        {row(t('loan.principal'), text.money(loan.outstandingPrincipal, currency))}
        {row(t('loan.interest'), text.money(loan.outstandingInterest, currency))}
        {row(t('loan.penalty'), text.money(loan.outstandingPenalty, currency))}
        <KeyValueRow label={t('loan.owedTotal')} isTotal>
          {text.money(loan.outstandingAmount, currency)}
        </KeyValueRow>
        {due !== null && row(t('loan.due'), text.day(due))}
        {loan.overdueDays === 0 && row(t('loan.dueAmount'), text.money(loan.dueAmount, currency))}
      </KeyValue>
      <p className={css.remark}>{t('loan.countedDaily')}</p>
    </Card>
  );
}
