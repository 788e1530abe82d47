import { subtract, decimal, toText } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
import { Countdown } from '@fairlot/ui-kit/countdown';
import { useState } from 'react';
import { useT } from '../../i18n/index.js';
import { useBusinessNow } from '../../queries/businessClock.js';
import type { Deposit } from './depositQueries.js';
import { useOwnMoneyText } from './useMoneyText.js';
import { Reason } from '../../components/reasons/Reason.js';

/** The state of a deposit in a sentence or two: what is being checked and until when, or the outcome and why. */
export function DepositStanding({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const money = useOwnMoneyText();
  const { statusKey, auditAmount: audit, currency } = deposit;
  switch (statusKey) {
    case 'wait':
      return <Waiting deposit={deposit} />;
    case 'partial': {
      const missing = toText(subtract(decimal(deposit.amount), decimal(audit ?? '0')));
      return (
        <Banner tone="caution" title={t('deposit.standing.partial', { amount: money(audit, currency) })}>
          {t('deposit.standing.missing', { amount: money(missing, currency) })}
          <Reason list="deposit" of={deposit} />
        </Banner>
      );
    }
    case 'refuse':
      return (
        <Banner tone="critical" title={t('deposit.standing.refuse')}>
          <Reason list="deposit" of={deposit} fallback={t('deposit.standing.noReason')} />
        </Banner>
      );
    case 'canceled':
      return (
        <Banner tone="neutral" title={t('deposit.standing.canceled')}>
          {t('deposit.standing.canceledText')}
        </Banner>
      );
    case 'pass':
      return (
        <Banner
          tone="positive"
          title={t('deposit.standing.pass', {
            amount: money(deposit.convertedAmount, deposit.convertedCurrency),
          })}
        />
      );
    default:
      return null;
  }
}

function Waiting({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const now = useBusinessNow();
  const { confirmations, confirmationsRequired: required, reviewDueAt } = deposit;
  const [endedFor, setEndedFor] = useState<string>();
  if (reviewDueAt === null) {
    return (
      <Banner
        tone="info"
        title={t('deposit.confirmations', { count: String(confirmations), required: String(required) })}
      >
        {t('deposit.standing.confirming')}
      </Banner>
    );
  }
  if (endedFor === reviewDueAt) {
    return (
      <Banner tone="caution" title={t('deposit.standing.overdue')}>
        {t('deposit.standing.overdueText')}
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={
        <>
          {t('deposit.standing.review')}{' '}
          {now !== undefined && (
            <Countdown
              until={new Date(reviewDueAt)}
              now={now}
              label={t('deposit.standing.timer')}
              onEnd={() => setEndedFor(reviewDueAt)}
            />
          )}
        </>
      }
    >
      {t('deposit.standing.reviewText')}
    </Banner>
  );
}
