import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Receipt } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { loanQuery, standingOf, type Loan } from './loanQueries.js';
import { LoanPill } from './LoanPill.js';
import { LoanTimeline } from './LoanTimeline.js';
import { useLoanText } from './useLoanText.js';

/** The application and its current state. */
export function LoanReceipt({ loan: first, onAgain }: { loan: Loan; onAgain: () => void }) {
  const t = useT();
  const text = useLoanText();
  const { data: loan = first } = useQuery(loanQuery(useSessionScope(), first.id));
  const standing = standingOf(loan);
  return (
    <Receipt
      heading={
        standing === 'refused' || standing === 'canceled'
          ? t(`loan.ended.${standing}`)
          : t('loan.received', { amount: text.money(loan.amount, loan.currency) })
      }
      lead={standing === 'review' ? t('loan.receivedLead') : <LoanPill standing={standing} />}
      actions={
        <>
          <ButtonLink size="large" fullWidth to="/pages/borrow/detail" search={{ id: loan.id }}>
            {t('loan.open')}
          </ButtonLink>
          <Button variant="quiet" fullWidth onClick={onAgain}>
            {t('loan.back')}
          </Button>
        </>
      }
    >
      <Card>
        <LoanTimeline loan={loan} />
      </Card>
    </Receipt>
  );
}
