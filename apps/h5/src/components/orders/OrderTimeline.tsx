import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { useCover } from '../Balance.js';
import { isOrderStatus } from './OrderStatusPill.js';
import { placesOf } from '../records/placesOf.js';
import { zonedTime } from '../records/zonedTime.js';
import { Timeline, type TimelineStep } from '../review/Timeline.js';
import { useLocale, useT } from '../../i18n/index.js';
import { isUnlisted, type Order } from '../../queries/tradingQueries.js';
import { momentsOf, typeOf, type Moment } from './timeline.js';

export interface OrderTimelineProps {
  order: Order;
  /** IANA name; undefined while unknown. */
  marketZone?: string | undefined;
}

/** Refusals with texts of their own; others are shown with their code. */
const refusals = ['price_band', 'instrument_halted', 'insufficient_funds', 'block_refused'] as const;

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

function useNote(order: Order, marketZone: string | undefined): (moment: Moment) => string | undefined {
  const t = useT();
  const locale = useLocale();
  const { currency } = order;
  const cover = useCover();
  const shares = (quantity: string) => cover(formatDecimal(quantity, { locale, decimals: 0 }));
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
      case 'working':
        return moment.until === null
          ? t('history.note.untilCanceled')
          : t('history.note.until', { time: zonedTime(moment.until, { locale, marketZone }).own });
      case 'expired':
        return t('history.note.expired');
      case 'canceled':
        return t(isUnlisted(order) ? 'history.refusal.unlisted' : 'history.note.canceled');
      case 'refused': {
        const known = refusals.find((code) => code === order.rejectCode);
        if (known !== undefined) return t(`history.refusal.${known}`);
        return order.rejectCode === null ? undefined : t('history.refusal.other', { code: order.rejectCode });
      }
      default:
        return undefined;
    }
  };
}
