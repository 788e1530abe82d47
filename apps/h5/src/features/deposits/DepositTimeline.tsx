import { Timeline, type TimelineStep } from '../../components/review/Timeline.js';
import { useT } from '../../i18n/index.js';
import type { Deposit } from './depositQueries.js';
import { useStatusWord } from './DepositStatusPill.js';
import { useOwnMoneyText } from './useMoneyText.js';

/** The events of a deposit, including each confirmation, and what it waits for. */
export function DepositTimeline({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const money = useOwnMoneyText();
  const statusWord = useStatusWord();
  const { confirmedAt, confirmationsRequired: required, statusKey } = deposit;
  const isWaiting = statusKey === 'wait';
  const steps: TimelineStep[] = [
    {
      label: t('deposit.moment.submitted'),
      note: money(deposit.amount, deposit.currency),
      at: deposit.submittedAt,
      state: 'done',
    },
  ];
  for (let index = 0; index < required; index += 1) {
    const at = confirmedAt[index];
    // A deposit that ended waits for no further confirmations.
    if (at === undefined && !isWaiting) break;
    steps.push({
      label: t('deposit.confirmations', { count: String(index + 1), required: String(required) }),
      at,
      state: at !== undefined ? 'done' : index === confirmedAt.length ? 'current' : 'upcoming',
    });
  }
  if (isWaiting) {
    const isReviewing = confirmedAt.length >= required;
    steps.push({ label: t('deposit.moment.review'), state: isReviewing ? 'current' : 'upcoming' });
    steps.push({ label: t('deposit.moment.credit'), state: 'upcoming' });
    return <Timeline steps={steps} />;
  }
  const isCredited = deposit.convertedAmount !== null;
  steps.push({
    label: statusWord(statusKey),
    note: isCredited
      ? t('deposit.row.credited', { amount: money(deposit.convertedAmount, deposit.convertedCurrency) })
      : (deposit.refuseReason ?? undefined),
    at: deposit.auditedAt ?? deposit.canceledAt,
    state: isCredited ? 'done' : 'failed',
  });
  return <Timeline steps={steps} />;
}
