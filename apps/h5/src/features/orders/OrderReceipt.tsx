import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useQuery } from '@tanstack/react-query';
import { Own, useCover } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { OrderStatusPill } from '../../components/orders/OrderStatusPill.js';
import { OrderTimeline } from '../../components/orders/OrderTimeline.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { RecordNumber } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { orderQuery, type Order } from '../../queries/tradingQueries.js';
import { useFigures } from '../../components/figures.js';
import type { TicketSubject } from './ticketQueries.js';
import { TicketReceipt } from './TicketReceipt.js';

export interface OrderReceiptProps {
  id: string;
  subject: TicketSubject;
  onAgain: () => void;
}

/** Endings without a fill, which have a heading of their own. */
const endings = ['refused', 'canceled', 'expired'] as const;

/** The state of an order, followed until it can no longer change. */
export function OrderReceipt({ id, subject, onAgain }: OrderReceiptProps) {
  const t = useT();
  const scope = useSessionScope();
  const { data: order } = useQuery(orderQuery(scope, id));
  const isFilled = order?.status === 'filled';
  const ending = endings.find((each) => each === order?.status);
  return (
    <TicketReceipt
      heading={t(
        ending !== undefined
          ? `orderTicket.ended.${ending}`
          : isFilled
            ? 'orderTicket.filled'
            : 'orderTicket.received',
      )}
      lead={order !== undefined && <OrderLine order={order} subject={subject} />}
      status={order?.status}
      tab={isFilled ? 'holdings' : 'orders'}
      onAgain={onAgain}
    >
      {order !== undefined && <OrderFacts order={order} subject={subject} />}
    </TicketReceipt>
  );
}

interface OrderFactsProps {
  order: Order;
  subject: TicketSubject;
}

/** The order and its state. */
function OrderLine({ order, subject }: OrderFactsProps) {
  const t = useT();
  const figures = useFigures(order.currency, subject.places);
  const cover = useCover();
  return (
    <>
      {t(`orderTicket.did.${knownDirection(order.direction)}`, {
        quantity: cover(figures.quantity(order.quantity)),
        name: order.name,
      })}
      <OrderStatusPill status={order.status} />
    </>
  );
}

function OrderFacts({ order, subject }: OrderFactsProps) {
  const t = useT();
  const figures = useFigures(order.currency, subject.places);
  return (
    <>
      <Card>
        <OrderTimeline order={order} marketZone={subject.market?.timezone} />
      </Card>
      <Card>
        <KeyValue>
          <KeyValueRow label={t('orderTicket.filledQuantity')}>
            <Own>{figures.partOf(order.filledQuantity, order.quantity)}</Own>
          </KeyValueRow>
          <KeyValueRow label={t('orderTicket.filledPrice')}>{figures.average(order.filledPrice)}</KeyValueRow>
          <KeyValueRow label={t('balance.fee')}>
            <Explained figure="order_fee" of={{ orderId: order.id }}>
              <Own>{figures.money(order.handlingFee)}</Own>
            </Explained>
          </KeyValueRow>
          {order.stopLoss !== null && (
            <KeyValueRow label={t('orderTicket.stopLoss')}>{figures.price(order.stopLoss)}</KeyValueRow>
          )}
          {order.takeProfit !== null && (
            <KeyValueRow label={t('orderTicket.takeProfit')}>{figures.price(order.takeProfit)}</KeyValueRow>
          )}
          {order.holdAmount !== '0' && (
            <KeyValueRow label={t('orderTicket.heldNow')}>
              <Own>{figures.money(order.holdAmount)}</Own>
            </KeyValueRow>
          )}
          <KeyValueRow
            label={t(
              order.status === 'filled'
                ? `history.totalOf.${order.side === 'sell' ? 'sell' : 'buy'}`
                : `orderTicket.total.${knownDirection(order.direction)}`,
            )}
            isTotal
          >
            <Explained figure="order_total" of={{ orderId: order.id }}>
              <Own>{figures.money(order.totalAmount)}</Own>
            </Explained>
          </KeyValueRow>
          <KeyValueRow label={t('orderTicket.number')}>
            <RecordNumber>{order.id}</RecordNumber>
          </KeyValueRow>
        </KeyValue>
      </Card>
    </>
  );
}
