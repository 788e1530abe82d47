import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Progress } from '@fairlot/ui-kit/progress';
import { StatusPill } from '@fairlot/ui-kit/status-pill';
import { useId, useState, type ReactNode } from 'react';
import { aboutRow, type NameProps } from '../../components/aboutRow.js';
import { Own } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import * as offers from '../../components/offers/Offers.css.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { RecordNumber } from '../../components/review/Receipt.js';
import { Timeline, type TimelineStep } from '../../components/review/Timeline.js';
import { useT } from '../../i18n/index.js';
import { DayTable } from './DayTable.js';
import { ExitButton } from './ExitButton.js';
import * as css from './Quant.css.js';
import type { QuantSubscription } from './quantQueries.js';
import { TradeFacts } from './TradeFacts.js';
import { useQuantText } from './useQuantText.js';

/** A subscription: its current day, its profit, its last trades, and the customer's options. */
export function SubscriptionCard({ subscription }: { subscription: QuantSubscription }) {
  const t = useT();
  const id = useId();
  const text = useQuantText();
  const { status, daysDone, periodDays, endKind } = subscription;
  const isRunning = status === 0;
  const about = (action: string) => aboutRow(action, id, `${id}-amount`);
  return (
    <Card>
      <div className={offers.stack}>
        <div className={css.head}>
          <div>
            <h2 id={id}>{subscription.name}</h2>
            <p className={css.quiet}>
              {[subscription.institution, text.risk(subscription.riskRating)].join(' · ')}
            </p>
          </div>
          <StatusPill state={isRunning ? 'running' : 'ended'}>
            {t(isRunning ? 'quant.running' : endKind === 'early' ? 'quant.left' : 'quant.ended')}
          </StatusPill>
        </div>
        {isRunning && (
          <Progress
            label={t('quant.dayOf', { day: daysDone, days: periodDays })}
            value={daysDone}
            max={periodDays}
          />
        )}
        <Facts subscription={subscription} amountId={`${id}-amount`} />
        <Timeline steps={useSteps(subscription)} marketZone={subscription.timezone} />
        <p className={css.quiet}>
          {t('quant.number')} <RecordNumber>{subscription.id}</RecordNumber>
        </p>
        <div className={offers.actions}>
          {daysDone > 0 && <Days subscriptionId={subscription.id} {...about('days')} />}
          {subscription.exitable && <ExitButton subscription={subscription} {...about('exit')} />}
        </div>
      </div>
    </Card>
  );
}

interface FactsProps {
  subscription: QuantSubscription;
  /** The id of the amount, which names the card's actions. */
  amountId: string;
}

/** The amount, the profit so far or in the end, and the last trade. */
function Facts({ subscription, amountId }: FactsProps) {
  const t = useT();
  const text = useQuantText();
  const { currency, lastTrade } = subscription;
  const isRunning = subscription.status === 0;
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  return (
    <KeyValue>
      {row(
        t('balance.amount'),
        <span id={amountId}>
          <Own>{text.money(subscription.amount, currency)}</Own>
        </span>,
      )}
      {row(t('quant.range'), text.range(subscription))}
      {row(t('quant.estimated'), <Own>{text.profit(subscription.estimatedProfit, currency)}</Own>)}
      <KeyValueRow label={t(isRunning ? 'quant.pending' : 'quant.settled')} isTotal>
        <Explained figure="quant_profit" of={{ subscriptionId: subscription.id }}>
          <Own>
            {text.profitWithRate(
              isRunning ? subscription.pendingSettlementProfit : subscription.settledProfit,
              currency,
              subscription.profitRate,
            )}
          </Own>
        </Explained>
      </KeyValueRow>
      {!isRunning &&
        row(
          t('quant.exitFee'),
          <Explained figure="quant_exit_fee" of={{ subscriptionId: subscription.id }}>
            <Own>{text.money(subscription.exitFee, currency)}</Own>
          </Explained>,
        )}
      {!isRunning &&
        row(
          t('quant.returned'),
          <Explained figure="quant_returned" of={{ subscriptionId: subscription.id }}>
            <Own>{text.money(subscription.returnedAmount, currency)}</Own>
          </Explained>,
        )}
      {lastTrade !== null && <TradeFacts trade={lastTrade} currency={currency} />}
      {isRunning && !subscription.exitable && row(t('quant.exitAfter'), t('quant.exitNever'))}
    </KeyValue>
  );
}

/** A button that shows the results of the single days. */
function Days({ subscriptionId, ...name }: { subscriptionId: string } & NameProps) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button
        {...name}
        variant="secondary"
        fullWidth
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'quant.hideDays' : 'quant.showDays')}
      </Button>
      {isShown && <DayTable id={subscriptionId} />}
    </>
  );
}

/** Subscribed, started, returned: each with its date. */
function useSteps({ status, subscribedAt, startAt, endAt, endedAt, daysDone, endKind }: QuantSubscription) {
  const t = useT();
  const moment = useMoment();
  const hasBegun = daysDone > 0 || status === 1;
  const steps: TimelineStep[] = [{ label: t('quant.step.subscribed'), at: subscribedAt, state: 'done' }];
  if (endKind === 'early') {
    steps.push({
      label: t('quant.step.left'),
      note: t('quant.step.leftNote', { time: moment.at(endAt) }),
      at: endedAt,
      state: 'failed',
    });
    return steps;
  }
  steps.push({ label: t('quant.step.begins'), at: startAt, state: hasBegun ? 'done' : 'current' });
  steps.push({
    label: t('quant.step.back'),
    at: endedAt ?? endAt,
    state: status === 1 ? 'done' : hasBegun ? 'current' : 'upcoming',
  });
  return steps;
}
