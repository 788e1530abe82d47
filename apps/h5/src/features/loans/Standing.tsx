import { Banner } from '@fairlot/ui-kit/banner';
import { ButtonLink } from '../../components/ButtonLink.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { useT } from '../../i18n/index.js';
import { standingOf, type Loan } from './loanQueries.js';
import { useLoanText } from './useLoanText.js';

/** The most important fact of a loan: what it waits for, why it was refused, how late it is. */
export function Standing({ loan }: { loan: Loan }) {
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
          {loan.refuseReason ?? t('loan.noReason')}
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
