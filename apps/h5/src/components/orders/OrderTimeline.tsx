import type { ReactNode } from 'react';
import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useCover } from '../Balance.js';
import { isOrderStatus } from './OrderStatusPill.js';
import { placesOf } from '../records/placesOf.js';
import { zonedTime } from '../records/zonedTime.js';
import { Timeline, type TimelineStep } from '../review/Timeline.js';
import { useLocale, useT } from '../../i18n/index.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { isUnlisted, type Order } from '../../queries/tradingQueries.js';
import { momentsOf, typeOf, type Moment } from './timeline.js';
import { Reason } from '../reasons/Reason.js';
import { refusedOrder } from '../reasons/useReason.js';

export interface OrderTimelineProps {
  order: Order;
  /** IANA name; undefined while unknown. */
  marketZone?: string | undefined;
}

/** The events of an order, each with its time in the customer's zone and in the market's. */
export function OrderTimeline({ order, marketZone }: OrderTimelineProps) {
  const t = useT();
  const noteOf = useNote(order, marketZone);
  const steps = momentsOf(order).map((moment) => ({
    label: isOrderStatus(moment.kind) ? t(`order.status.${moment.kind}`) : t(`history.moment.${moment.kind}`),
    note: noteOf(moment),
    at: moment.at,
    state: stateOf(moment),
  }));
  return <Timeline steps={steps} marketZone={marketZone} />;
}

function stateOf({ kind }: Moment): TimelineStep['state'] {
  if (kind === 'waiting' || kind === 'working' || kind === 'review') return 'current';
  return kind === 'canceled' || kind === 'expired' || kind === 'refused' || kind === 'ended'
    ? 'failed'
    : 'done';
}

function useNote(order: Order, marketZone: string | undefined): (moment: Moment) => ReactNode {
  const t = useT();
  const locale = useLocale();
  const { currency } = order;
  const cover = useCover();
  const { data: markets } = useQuery(marketsQuery);
  const opensAt = markets?.find(({ id }) => id === order.marketId)?.opensAt ?? null;
  const reason = <Reason list="order" of={refusedOrder(order)} />;
  const shares = (quantity: string) => cover(formatDecimal(quantity, { locale, decimals: 0 }));
  const own = (instant: string) => zonedTime(instant, { locale, marketZone }).own;
  const until = (moment: Moment & { until: string | null }) =>
    moment.until === null
      ? t('history.note.untilCanceled')
      : t('history.note.until', { time: own(moment.until) });
  const price = (value: string) => formatMoney(value, { currency, locale, decimals: placesOf(value) });
  return (moment) => {
    switch (moment.kind) {
      case 'placed':
        return t(`history.note.${typeOf(order)}`, { price: price(order.orderPrice) });
      case 'filled':
        return t('history.note.fillWhole', {
          quantity: shares(moment.fill.quantity),
          price: price(moment.fill.price),
        });
      case 'partially_filled':
        return t('history.note.fill', {
          quantity: shares(moment.fill.quantity),
          price: price(moment.fill.price),
          filled: shares(moment.filledSoFar),
          total: shares(order.quantity),
        });
      case 'review':
        return t('history.note.review');
      case 'waiting':
        return opensAt === null
          ? until(moment)
          : `${t('history.note.opens', { time: own(opensAt) })} · ${until(moment)}`;
      case 'working':
        return until(moment);
      case 'expired':
        return t('history.note.expired');
      case 'canceled':
        return isUnlisted(order) ? reason : t('history.note.canceled');
      case 'refused':
        return reason;
      default:
        return undefined;
    }
  };
}
