import { Banner } from '@fairlot/ui-kit/banner';
import { Button, buttonClass } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { knownDirection } from '../../components/profitAndLoss.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useSessionScope } from '../../stores/session.js';
import { isOpenOrder, orderQuery, refreshTrading, type Order } from '../../stores/trading.js';
import { useFigures } from '../../components/figures.js';
import { actions, lead, mono, receipt } from './OrderTicket.css.js';
import type { TicketSubject } from './ticketData.js';
import { Timeline, type Moment } from './Timeline.js';

export interface OrderReceiptProps {
  id: string;
  subject: TicketSubject;
  onAgain: () => void;
}

const pillStates: Readonly<Record<string, StatusPillState>> = {
  wait: 'waiting',
  handle: 'running',
  partially_filled: 'partial',
  filled: 'done',
  canceled: 'ended',
  expired: 'ended',
  refused: 'refused',
};

/** The statuses that there are words for. The contract says that more may come; those show as they are. */
type KnownStatus = 'wait' | 'handle' | 'partially_filled' | 'filled' | 'canceled' | 'expired' | 'refused';

/** What became of an order, followed until nothing more can happen to it. */
export function OrderReceipt({ id, subject, onAgain }: OrderReceiptProps) {
  const t = useT();
  const scope = useSessionScope();
  const { data: order } = useQuery(orderQuery(scope, id));
  const status = order?.status;
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone; the heading says what came of it.
  useEffect(() => top.current?.querySelector('h1')?.focus(), []);
  useEffect(() => {
    // A fill changes what is held and what is available.
    if (status !== undefined) void refreshTrading();
  }, [status]);
  const isDone = order !== undefined && !isOpenOrder(order);
  return (
    <div className={receipt} ref={top}>
      <PageHeading>
        {t(isDone && status === 'filled' ? 'orderTicket.filled' : 'orderTicket.received')}
      </PageHeading>
      {order === undefined ? (
        <LoadingState skeleton={<SkeletonRows hasAvatar={false} />} />
      ) : (
        <OrderFacts order={order} subject={subject} />
      )}
      <div className={actions}>
        <Link
          to="/pages/main/trade/index"
          search={{ tab: status === 'filled' ? 'holdings' : 'orders' }}
          className={buttonClass({ size: 'large', fullWidth: true })}
        >
          {t('orderTicket.openTrade')}
        </Link>
        <Button variant="quiet" fullWidth onClick={onAgain}>
          {t('orderTicket.again')}
        </Button>
      </div>
    </div>
  );
}

function OrderFacts({ order, subject }: { order: Order; subject: TicketSubject }) {
  const t = useT();
  const figures = useFigures(order.currency, subject.places);
  const direction = knownDirection(order.direction);
  const known = order.status in pillStates;
  const statusWord = known ? t(`orderTicket.status.${order.status as KnownStatus}`) : order.status;
  return (
    <>
      <p className={lead} role="status">
        {t(`orderTicket.did.${direction}`, {
          quantity: figures.quantity(order.quantity),
          name: order.name,
        })}
        <StatusPill state={pillStates[order.status] ?? 'waiting'}>{statusWord}</StatusPill>
      </p>
      {order.warnings.map(({ code, message }) => (
        <Banner key={code} tone="info">
          {message}
        </Banner>
      ))}
      <Card>
        <Timeline moments={useMoments(order, figures)} />
      </Card>
      <Card>
        <KeyValue>
          <KeyValueRow label={t('orderTicket.filledQuantity')}>
            {figures.partOf(order.filledQuantity, order.quantity)}
          </KeyValueRow>
          <KeyValueRow label={t('orderTicket.filledPrice')}>{figures.average(order.filledPrice)}</KeyValueRow>
          <KeyValueRow label={t('orderTicket.fee')}>{figures.money(order.handlingFee)}</KeyValueRow>
          {order.holdAmount !== '0' && (
            <KeyValueRow label={t('orderTicket.heldNow')}>{figures.money(order.holdAmount)}</KeyValueRow>
          )}
          <KeyValueRow label={t(`orderTicket.total.${direction}`)} isTotal>
            {figures.money(order.totalAmount)}
          </KeyValueRow>
          <KeyValueRow label={t('orderTicket.number')}>
            <span className={mono}>{order.id}</span>
          </KeyValueRow>
        </KeyValue>
      </Card>
    </>
  );
}

function useMoments(order: Order, figures: ReturnType<typeof useFigures>): Moment[] {
  const t = useT();
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const at = (instant: string | null) => (instant === null ? undefined : time.format(new Date(instant)));
  const placed: Moment = { label: t('orderTicket.moment.placed'), time: at(order.submittedAt), isDone: true };
  const fills = order.fills.map((fill): Moment => ({
    label: t('orderTicket.moment.fill'),
    note: t('orderTicket.moment.fillNote', {
      quantity: figures.quantity(fill.quantity),
      price: figures.price(fill.price),
    }),
    time: at(fill.filledAt),
    isDone: true,
  }));
  if (isOpenOrder(order)) {
    const next = order.status === 'wait' ? 'orderTicket.moment.waiting' : 'orderTicket.moment.working';
    const until = at(order.expiresAt);
    return [
      placed,
      ...fills,
      {
        label: t(next),
        ...(until === undefined ? {} : { note: t('orderTicket.moment.until', { time: until }) }),
        isDone: false,
      },
    ];
  }
  if (order.status === 'filled') return [placed, ...fills];
  const label =
    order.status in pillStates ? t(`orderTicket.status.${order.status as KnownStatus}`) : order.status;
  return [placed, ...fills, { label, time: at(order.closedAt), isDone: true }];
}
