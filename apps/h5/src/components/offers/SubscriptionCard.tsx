import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { confirm } from '@fairlot/ui-kit/modal';
import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useId, type ReactNode } from 'react';
import { aboutRow } from '../aboutRow.js';
import { ButtonLink } from '../ButtonLink.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { IpoSubscription } from '../../queries/offerQueries.js';
import { queryClient } from '../../queries/queryClient.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { session } from '../../state/session.js';
import { refreshTrading } from '../../queries/tradingQueries.js';
import { Own } from '../Balance.js';
import { toastError } from '../describeError.js';
import { Explained } from '../explain/Explained.js';
import { useFigures } from '../figures.js';
import { placesOf } from '../records/placesOf.js';
import { Timeline } from '../review/Timeline.js';
import * as css from './Offers.css.js';
import { subscriptionSteps } from './subscriptionSteps.js';
import { useMoment } from './useMoment.js';
import { Reason } from '../reasons/Reason.js';

const pills = {
  submitted: 'waiting',
  audited: 'waiting',
  waiting_allotment: 'waiting',
  allotted: 'done',
  partially_allotted: 'partial',
  not_allotted: 'ended',
  listed: 'done',
  refused: 'refused',
  canceled: 'ended',
} as const satisfies Record<string, StatusPillState>;

type Status = keyof typeof pills;
const isKnown = (status: string): status is Status => status in pills;

/** An IPO subscription: its state, its hold, and its next step with the date. */
export function SubscriptionCard({ subscription }: { subscription: IpoSubscription }) {
  const t = useT();
  const heading = useId();
  const { status, currency } = subscription;
  const of = { subscriptionId: subscription.id };
  const figures = useFigures(currency, {
    money: useMoneyPlaces(currency),
    price: placesOf(subscription.issuePrice),
  });
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  return (
    <Card>
      <div className={css.cardHead}>
        <h2 id={heading}>{subscription.name}</h2>
        <StatusPill state={isKnown(status) ? pills[status] : 'waiting'}>
          {isKnown(status) ? t(`offers.status.${status}`) : status}
        </StatusPill>
      </div>
      <div className={css.stack}>
        <KeyValue>
          {row(t('offers.quantity'), <Own>{figures.quantity(subscription.quantity)}</Own>)}
          {row(t('offers.issuePrice'), figures.price(subscription.issuePrice))}
          {row(
            t('offers.total'),
            <Explained figure="ipo_total" of={of}>
              <Own>{figures.money(subscription.totalAmount)}</Own>
            </Explained>,
          )}
          {subscription.heldAmount !== '0' &&
            row(t('offers.heldNow'), <Own>{figures.money(subscription.heldAmount)}</Own>)}
          {subscription.allottedQuantity !== null &&
            row(
              t('offers.allotted'),
              <Own>{figures.partOf(subscription.allottedQuantity, subscription.quantity)}</Own>,
            )}
          {subscription.refundAmount !== null &&
            row(
              t('offers.refund'),
              <Explained figure="ipo_refund" of={subscription.allottedQuantity === null ? undefined : of}>
                <Own>{figures.money(subscription.refundAmount)}</Own>
              </Explained>,
            )}
          {(subscription.refuseReasonKey ?? subscription.refuseReason) !== null &&
            row(t('offers.reason'), <Reason list="ipo" of={subscription} />)}
        </KeyValue>
        <Timeline steps={subscriptionSteps(subscription, t)} marketZone={subscription.timezone} />
        <div className={css.actions}>
          {status === 'listed' && (
            <ButtonLink
              variant="secondary"
              fullWidth
              to="/pages/payment/stock"
              search={{ symbol: subscription.symbol, side: 'sell' }}
            >
              {t('offers.sell', { name: subscription.symbol })}
            </ButtonLink>
          )}
          {subscription.cancelable && <CancelButton subscription={subscription} heading={heading} />}
        </div>
      </div>
    </Card>
  );
}

/** `heading`: the id of the card's name. */
function CancelButton({ subscription, heading }: { subscription: IpoSubscription; heading: string }) {
  const t = useT();
  const moment = useMoment();
  const { id, currency, heldAmount, closeAt } = subscription;
  const places = useMoneyPlaces(currency);
  const figures = useFigures(currency, { money: places, price: places });
  const cancel = () =>
    confirm({
      title: t('offers.cancel.title'),
      description: t('offers.cancel.text', { amount: figures.money(heldAmount) }),
      confirmLabel: t('offers.cancel.confirm'),
      dismissible: true,
      onConfirm: async () => {
        try {
          await api.delete('/ipo_subscription/{id}', { params: { path: { id } } });
        } catch (error) {
          toastError(error);
        }
        await Promise.all([
          refreshTrading(),
          queryClient.invalidateQueries({ queryKey: [session.scope(), 'subscription'] }),
        ]);
      },
    });
  return (
    <>
      <Button {...aboutRow('cancel', heading)} variant="quiet" fullWidth onClick={() => void cancel()}>
        {t('offers.cancel')}
      </Button>
      <p className={css.lead}>{t('offers.cancelUntil', { time: moment.at(closeAt) })}</p>
    </>
  );
}
