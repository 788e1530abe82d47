import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { ReactNode } from 'react';
import { Own } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import * as offers from '../../components/offers/Offers.css.js';
import { useT } from '../../i18n/index.js';
import * as css from './Loan.css.js';
import type { ExplainedFigure } from '../../queries/explainQueries.js';
import type { Loan } from './loanQueries.js';
import { useLoanText } from './useLoanText.js';

/** The amount owed today, by part, and the amount on the due date. */
export function Owed({ loan }: { loan: Loan }) {
  const t = useT();
  const text = useLoanText();
  const { currency, repaymentDueDate: due } = loan;
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  const own = (amount: string | null) => <Own>{text.money(amount, currency)}</Own>;
  const part = (figure: ExplainedFigure, amount: string | null) => (
    <Explained figure={figure} of={{ loanId: loan.id }}>
      {own(amount)}
    </Explained>
  );
  return (
    <Card>
      <h2 className={offers.heading}>{t('loan.owed')}</h2>
      <KeyValue>
        {row(t('loan.principal'), part('owed_principal', loan.outstandingPrincipal))}
        {row(t('loan.interest'), part('owed_interest', loan.outstandingInterest))}
        {row(t('loan.penalty'), part('owed_penalty', loan.outstandingPenalty))}
        <KeyValueRow label={t('loan.owedTotal')} isTotal>
          {part('loan_owed', loan.outstandingAmount)}
        </KeyValueRow>
        {due !== null && row(t('loan.due'), text.day(due))}
        {loan.overdueDays === 0 && row(t('loan.dueAmount'), part('loan_due', loan.dueAmount))}
      </KeyValue>
      <p className={css.remark}>{t('loan.countedDaily')}</p>
    </Card>
  );
}
