import { Card } from '@fairlot/ui-kit/card';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Banner } from '@fairlot/ui-kit/banner';
import { Balance, Own } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import * as offers from '../../components/offers/Offers.css.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { OneRecord } from '../../components/records/OneRecord.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import * as css from './Loan.css.js';
import { isOwed, loanQuery, standingOf, type LoanDetail, type LoanRepaid, type Loan } from './loanQueries.js';
import { LoanPill } from './LoanPill.js';
import { LoanTimeline } from './LoanTimeline.js';
import { RepayReceipt } from './repayConsent.js';
import { Schedule } from './Schedule.js';
import { SignedTerms } from './SignedTerms.js';
import { lazyPart } from '../../components/lazyPart.js';
import type { ExplainedFigure } from '../../queries/explainQueries.js';
import { useLoanText } from './useLoanText.js';
import { ButtonLink } from '../../components/ButtonLink.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { Reason } from '../../components/reasons/Reason.js';

// The forms are larger than the record itself.
const RepayForm = lazyPart({
  load: async () => (await import('./RepayForm.js')).RepayForm,
  words: ['balance', 'forms', 'loan', 'review'],
});
const CancelLoan = lazyPart({
  load: async () => (await import('./CancelLoan.js')).CancelLoan,
  words: ['loan'],
});

/** The record of a loan: what is owed, past and future payments, and what was signed. */
export function LoanPage() {
  const t = useT();
  const { id } = useSearch('/pages/borrow/detail');
  const query = useQuery(loanQuery(useSessionScope(), id));
  const repayment = useMoneyAction<LoanRepaid>(`loan repay ${id}`);
  if (repayment.result !== undefined) {
    return <RepayReceipt repaid={repayment.result} onClose={repayment.dismiss} />;
  }
  return (
    <OneRecord
      query={query}
      heading={t('manifest.loan')}
      errorTitle={t('loan.oneFailed')}
      nowhere={t('loan.nowhere')}
      list={{ to: '/pages/borrow/history', label: t('manifest.loans') }}
    >
      {(loan) => <Facts loan={loan} repayment={repayment} />}
    </OneRecord>
  );
}

interface FactsProps {
  loan: LoanDetail;
  repayment: ReturnType<typeof useMoneyAction<LoanRepaid>>;
}

function Facts({ loan, repayment }: FactsProps) {
  const t = useT();
  const owes = isOwed(loan);
  const figure = owes ? loan.outstandingAmount : loan.amount;
  return (
    <div className={offers.panel}>
      <div className={offers.stack}>
        <div className={css.headline}>
          <PageHeading>{t('loan.title', { days: loan.periodDays })}</PageHeading>
          <Explained figure="loan_owed" of={owes ? { loanId: loan.id } : undefined}>
            <Balance size="display" value={figure} currency={loan.currency} decimals={placesOf(figure)} />
          </Explained>
          <p className={css.quiet}>{t(owes ? 'loan.owedNow' : 'loan.amountOf')}</p>
          <LoanPill standing={standingOf(loan)} />
        </div>
        <Standing loan={loan} />
        {owes && <Owed loan={loan} />}
        {owes && (
          <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
            <RepayForm loan={loan} money={repayment} />
          </Suspense>
        )}
        {loan.schedule.length > 0 && <Schedule loan={loan} />}
        <Card>
          <h2 className={offers.heading}>{t('loan.progress')}</h2>
          <LoanTimeline loan={loan} />
        </Card>
        <SignedTerms loan={loan} />
        {loan.cancelable && (
          <Suspense>
            <CancelLoan loan={loan} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The amount owed today, by part, and the amount on the due date. */
function Owed({ loan }: { loan: Loan }) {
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

/** The most important fact of a loan: what it waits for, why it was refused, how late it is. */
function Standing({ loan }: { loan: Loan }) {
  const t = useT();
  const text = useLoanText();
  const moment = useMoment();
  switch (standingOf(loan)) {
    case 'review':
      return (
        <Banner tone="info" title={t('loan.review.title')}>
          {t('loan.review.text', { time: moment.at(loan.reviewDueAt) })}
        </Banner>
      );
    case 'approved':
      return (
        <Banner tone="info" title={t('loan.approved.title')}>
          {t('loan.approved.text')}
        </Banner>
      );
    case 'refused':
      return (
        <Banner
          tone="critical"
          title={t('loan.refused.title')}
          action={
            <ButtonLink
              variant="secondary"
              size="small"
              to="/pages/borrow/index"
              search={{ product: loan.productId, amount: loan.amount }}
            >
              {t('loan.refused.again')}
            </ButtonLink>
          }
        >
          <Reason list="loan" of={loan} fallback={t('loan.noReason')} />
        </Banner>
      );
    case 'overdue':
      return (
        <Banner tone="critical" title={t('loan.overdue.title', { days: loan.overdueDays })}>
          {t('loan.overdue.text', {
            rate: text.rate(loan.penaltyRate),
            penalty: text.money(loan.outstandingPenalty, loan.currency),
          })}
        </Banner>
      );
    default:
      return null;
  }
}
