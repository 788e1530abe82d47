import { Balance } from '../../components/Balance.js';
import type { Order } from '../../queries/tradingQueries.js';
import { amount, quiet } from './History.css.js';
import { HistoryRow } from './HistoryRow.js';
import { isWithoutFill } from './orderFacts.js';
import { OrderStatusPill, useOrderStatusWord } from '../../components/orders/OrderStatusPill.js';

/** An order: what it does, when it was placed, its amount. Links to its record. */
export function OrderRow({ order }: { order: Order }) {
  const statusWord = useOrderStatusWord();
  const price = order.filledPrice ?? order.orderPrice;
  return (
    <HistoryRow order={order} traded={{ quantity: order.quantity, price, at: order.submittedAt }}>
      {!isWithoutFill(order) && (
        <span className={amount}>
          <Balance value={order.totalAmount} currency={order.currency} />
        </span>
      )}
      {order.status === 'filled' ? (
        <span className={quiet}>{statusWord(order.status)}</span>
      ) : (
        <OrderStatusPill status={order.status} />
      )}
    </HistoryRow>
  );
}
