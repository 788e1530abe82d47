import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useMoment } from '../../components/offers/useMoment.js';
import { Own } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import * as offers from '../../components/offers/Offers.css.js';
import { useT } from '../../i18n/index.js';
import * as css from './Loan.css.js';
import type { LoanDetail } from './loanQueries.js';
import { useLoanText } from './useLoanText.js';

/** Payments by day with their purpose, and future due amounts. */
export function Schedule({ loan: { id, schedule, repayments, currency } }: { loan: LoanDetail }) {
  const t = useT();
  const text = useLoanText();
  const moment = useMoment();
  const labels = {
    payout: t('loan.line.payout'),
    earlier: t('loan.line.earlier'),
    repayment: t('loan.line.repayment'),
    due: t('loan.line.due'),
  };
  return (
    <Card>
      <h2 className={offers.heading}>{t('loan.schedule')}</h2>
      <KeyValue>
        {withRepayments(schedule, repayments).map(({ kind, date, amount, state, repayment }, index) => (
          <KeyValueRow
            key={index}
            label={
              <>
                {state === 'overdue' ? t('loan.line.overdue') : (labels[kind as keyof typeof labels] ?? kind)}
                <span className={css.lineNote}>{moment.on(date)}</span>
                {repayment !== undefined && (
                  <span className={css.lineNote}>
                    {t('loan.line.parts', {
                      penalty: text.money(repayment.penaltyPart, currency),
                      interest: text.money(repayment.interestPart, currency),
                      principal: text.money(repayment.principalPart, currency),
                    })}
                  </span>
                )}
              </>
            }
            isTotal={state !== 'done'}
          >
            <Explained figure="loan_due" of={kind === 'due' ? { loanId: id } : undefined}>
              <Own>{text.money(amount, currency)}</Own>
            </Explained>
          </KeyValueRow>
        ))}
      </KeyValue>
    </Card>
  );
}

/** The lines of the schedule, which lists repayments in their order. */
function withRepayments(schedule: LoanDetail['schedule'], repayments: LoanDetail['repayments']) {
  let made = 0;
  return schedule.map((line) => ({
    ...line,
    repayment: line.kind === 'repayment' ? repayments[made++] : undefined,
  }));
}
