import { CellLink } from '@fairlot/ui-kit/list';
import { Own, useCover } from '../../components/Balance.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import * as css from './Loan.css.js';
import { standingOf, type Loan } from './loanQueries.js';
import { LoanPill } from './LoanPill.js';
import { useLoanText } from './useLoanText.js';

/** A loan: amount and cycle, the next event, and its state. */
export function LoanRow({ loan }: { loan: Loan }) {
  const t = useT();
  const text = useLoanText();
  const standing = standingOf(loan);
  return (
    <li>
      <CellLink
        as={Link<'/pages/borrow/detail'>}
        to="/pages/borrow/detail"
        search={{ id: loan.id }}
        title={t('loan.days', { days: loan.periodDays })}
        note={useNote(loan)}
        end={
          <span className={css.rowEnd}>
            <span className={css.amount}>
              <Own>{text.money(loan.amount, loan.currency)}</Own>
            </span>
            <LoanPill standing={standing} />
          </span>
        }
      />
    </li>
  );
}

/** The next event of a loan, or its last. */
function useNote(loan: Loan): string {
  const t = useT();
  const text = useLoanText();
  const moment = useMoment();
  const cover = useCover();
  const { currency, repaymentDueDate: due } = loan;
  switch (standingOf(loan)) {
    case 'review':
      return t('loan.decidedBy', { time: moment.at(loan.reviewDueAt) });
    case 'approved':
      return t('loan.paidOutSoon');
    case 'disbursed':
      return t('loan.dueNote', {
        amount: cover(text.money(loan.dueAmount, currency)),
        date: due === null ? '' : moment.on(due),
      });
    case 'overdue':
      return t('loan.overdueNote', {
        amount: cover(text.money(loan.outstandingAmount, currency)),
        days: loan.overdueDays,
      });
    default:
      return moment.at(loan.repaidAt ?? loan.canceledAt ?? loan.decidedAt ?? loan.createdAt);
  }
}
