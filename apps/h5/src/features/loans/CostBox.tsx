import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { ReactNode } from 'react';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import * as offers from '../../components/offers/Offers.css.js';
import { useT } from '../../i18n/index.js';
import * as css from './Loan.css.js';
import type { LoanQuote } from './loanQueries.js';
import { useLoanText } from './useLoanText.js';

/** The full cost of a loan before it is signed; always visible. */
export function CostBox({ quote }: { quote: LoanQuote | undefined }) {
  const t = useT();
  return (
    <Card>
      <h2 className={offers.heading}>{t('loan.cost')}</h2>
      <div aria-live="polite">
        {quote === undefined ? <p className={css.quiet}>{t('loan.costHint')}</p> : <Costs quote={quote} />}
      </div>
    </Card>
  );
}

/** The figures of the box, with their rules. */
export function Costs({ quote }: { quote: LoanQuote }) {
  const t = useT();
  const text = useLoanText();
  const { currency, periodDays, lateExample } = quote;
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  const explained = (figure: 'loan_total' | 'loan_interest' | 'late_penalty', amount: string) => (
    <ExplainedByTree key={figure} tree={treeOf(quote.explained, figure)}>
      {text.money(amount, currency)}
    </ExplainedByTree>
  );
  return (
    <>
      <KeyValue>
        {row(t('loan.principal'), text.money(quote.amount, currency))}
        {row(t('loan.rate'), text.rate(quote.interestRate))}
        {row(t('loan.apr'), text.apr(quote.apr))}
        {row(t('loan.interestFor', { days: periodDays }), explained('loan_interest', quote.interestAmount))}
        {row(t('balance.fee'), text.money(quote.fee, currency))}
        <KeyValueRow label={t('loan.total')} isTotal>
          {explained('loan_total', quote.repaymentAmount)}
        </KeyValueRow>
        {row(t('loan.due'), text.day(quote.repaymentDueDate))}
      </KeyValue>
      <dl className={css.rules}>
        <div>
          <dt>{t('loan.rule.apr')}</dt>
          <dd>{t('loan.rule.aprText', { rate: text.rate(quote.interestRate), days: periodDays })}</dd>
        </div>
        <div>
          <dt>{t('loan.rule.date')}</dt>
          <dd>{t('loan.rule.dateText')}</dd>
        </div>
        <div>
          <dt>{t('loan.rule.late')}</dt>
          <dd>
            {t.rich('loan.rule.lateText', {
              rate: text.rate(quote.penaltyRate),
              days: lateExample.days,
              penalty: explained('late_penalty', lateExample.penaltyAmount),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('loan.rule.early')}</dt>
          <dd>{t('loan.rule.earlyText')}</dd>
        </div>
        <div>
          <dt>{t('loan.rule.default')}</dt>
          <dd>{t('loan.rule.defaultText')}</dd>
        </div>
        <div>
          <dt>{t('loan.rule.cancel')}</dt>
          <dd>{t('loan.rule.cancelText')}</dd>
        </div>
      </dl>
    </>
  );
}
