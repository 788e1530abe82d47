import { useMoment } from '../../components/offers/useMoment.js';
import { Timeline, type TimelineStep } from '../../components/review/Timeline.js';
import { useT } from '../../i18n/index.js';
import { standingOf, type Loan } from './loanQueries.js';
import { Reason } from '../../components/reasons/Reason.js';

/** Applied, decided, paid out, repaid: each with its date. */
export function LoanTimeline({ loan }: { loan: Loan }) {
  return <Timeline steps={useSteps(loan)} />;
}

function useSteps(loan: Loan): TimelineStep[] {
  const t = useT();
  const moment = useMoment();
  const standing = standingOf(loan);
  const asked: TimelineStep = { label: t('loan.step.asked'), at: loan.createdAt, state: 'done' };
  if (standing === 'canceled') {
    return [asked, { label: t('loan.step.canceled'), at: loan.canceledAt, state: 'failed' }];
  }
  if (standing === 'refused') {
    const reason = <Reason list="loan" of={loan} fallback={t('loan.noReason')} />;
    return [asked, { label: t('loan.step.refused'), note: reason, at: loan.decidedAt, state: 'failed' }];
  }
  const isPaidOut = loan.disbursedAt !== null;
  const due = loan.repaymentDueDate;
  return [
    asked,
    standing === 'review'
      ? {
          label: t('loan.step.review'),
          note: t('loan.decidedBy', { time: moment.at(loan.reviewDueAt) }),
          state: 'current',
        }
      : { label: t('loan.step.approved'), at: loan.decidedAt, state: 'done' },
    {
      label: t('loan.step.paidOut'),
      note: standing === 'approved' ? t('loan.paidOutSoon') : undefined,
      at: loan.disbursedAt,
      state: isPaidOut ? 'done' : standing === 'approved' ? 'current' : 'upcoming',
    },
    {
      label: t(standing === 'overdue' ? 'loan.step.overdue' : 'loan.step.repaid'),
      note:
        due === null || standing === 'repaid' ? undefined : t('loan.step.dueOn', { date: moment.on(due) }),
      at: loan.repaidAt,
      state:
        standing === 'repaid'
          ? 'done'
          : standing === 'overdue'
            ? 'failed'
            : isPaidOut
              ? 'current'
              : 'upcoming',
    },
  ];
}
