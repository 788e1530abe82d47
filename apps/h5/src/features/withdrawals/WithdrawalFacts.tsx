import { Own } from '../../components/Balance.js';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { Explained } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { maskedEnd } from '../../components/payees/maskedEnd.js';
import { networkName } from '../../components/payees/networkName.js';
import { RecordNumber } from '../../components/review/Receipt.js';
import { Timeline, type TimelineStep } from '../../components/review/Timeline.js';
import { useT } from '../../i18n/index.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { withdrawalStatuses, type WithdrawalStatus } from '../../components/records/statuses.js';
import type { Withdrawal } from './withdrawalQueries.js';
import { useArrival } from './useArrival.js';
import { Reason } from '../../components/reasons/Reason.js';

const pills: Readonly<Record<WithdrawalStatus, StatusPillState>> = {
  wait: 'waiting',
  pass: 'running',
  refuse: 'refused',
  canceled: 'ended',
};

/** The state of a withdrawal; an unknown state shows the server's name. */
export function WithdrawalPill({ withdrawal }: { withdrawal: Withdrawal }) {
  const word = useWithdrawalWord();
  const known = withdrawalStatuses.find((status) => status === withdrawal.statusKey);
  const state = withdrawal.settledAt !== null ? 'done' : known === undefined ? 'waiting' : pills[known];
  return <StatusPill state={state}>{word(withdrawal)}</StatusPill>;
}

export function useWithdrawalWord(): (withdrawal: Withdrawal) => string {
  const t = useT();
  return ({ statusKey, settledAt }) => {
    if (settledAt !== null) return t('withdraw.status.settled');
    const known = withdrawalStatuses.find((status) => status === statusKey);
    return known === undefined ? statusKey : t(`withdraw.status.${known}`);
  };
}

/** The payee, in a line. */
export function payeeLine({ payee }: Withdrawal): string {
  return [payee.name, networkName(payee.network), maskedEnd(payee.last4)]
    .filter((part) => part !== '')
    .join(' ');
}

/** The events of a withdrawal, what it waits for, and every amount. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const { currency } = withdrawal;
  const places = useMoneyPlaces(currency);
  const figures = useFigures(currency, { price: places, money: places });
  const arrival = useArrival();
  // The whole amount is back: no fee was taken, and nothing is received.
  const isReturned = withdrawal.statusKey === 'refuse' || withdrawal.statusKey === 'canceled';
  return (
    <>
      <Card>
        <Timeline steps={useSteps(withdrawal)} marketZone={withdrawal.timezone} />
      </Card>
      <Card>
        <KeyValue>
          <KeyValueRow label={t('withdraw.to')}>{payeeLine(withdrawal)}</KeyValueRow>
          <KeyValueRow label={t('balance.amount')}>
            <Own>{figures.money(withdrawal.amount)}</Own>
          </KeyValueRow>
          {!isReturned && (
            <>
              <KeyValueRow label={t('balance.fee')}>
                <Own>{figures.money(withdrawal.fee)}</Own>
              </KeyValueRow>
              <KeyValueRow label={t('balance.receive')} isTotal>
                <Explained figure="withdrawal_net" of={{ withdrawalId: withdrawal.id }}>
                  <Own>{figures.money(withdrawal.netAmount)}</Own>
                </Explained>
              </KeyValueRow>
              {withdrawal.settledAt === null && (
                <KeyValueRow label={t('withdraw.arrivesBy')}>{arrival.arrives(withdrawal)}</KeyValueRow>
              )}
            </>
          )}
          <KeyValueRow label={t('withdraw.reference')}>
            <RecordNumber>{withdrawal.reference}</RecordNumber>
          </KeyValueRow>
        </KeyValue>
      </Card>
    </>
  );
}

function useSteps(withdrawal: Withdrawal): TimelineStep[] {
  const t = useT();
  const arrival = useArrival();
  const asked: TimelineStep = {
    label: t('withdraw.moment.asked'),
    at: withdrawal.submittedAt,
    state: 'done',
  };
  const arrives = t('withdraw.moment.arrives', { date: arrival.arrives(withdrawal) });
  switch (withdrawal.statusKey) {
    case 'refuse':
      return [
        asked,
        {
          label: t('withdraw.moment.refused'),
          note: <Reason list="withdrawal" of={withdrawal} />,
          at: withdrawal.auditedAt,
          state: 'failed',
        },
        { label: t('withdraw.moment.returned'), at: withdrawal.auditedAt, state: 'done' },
      ];
    case 'canceled':
      return [
        asked,
        { label: t('withdraw.moment.canceled'), at: withdrawal.canceledAt, state: 'failed' },
        { label: t('withdraw.moment.returned'), at: withdrawal.canceledAt, state: 'done' },
      ];
    case 'pass':
      return [
        asked,
        { label: t('withdraw.moment.passed'), at: withdrawal.auditedAt, state: 'done' },
        withdrawal.settledAt === null
          ? { label: arrives, state: 'current' }
          : { label: t('withdraw.moment.settled'), at: withdrawal.settledAt, state: 'done' },
      ];
    default:
      return [
        asked,
        {
          label: t('withdraw.moment.review'),
          note: t('withdraw.moment.reviewBy', { time: arrival.decided(withdrawal) }),
          state: 'current',
        },
        { label: arrives, state: 'upcoming' },
      ];
  }
}
