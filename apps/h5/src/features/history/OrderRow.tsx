import { Avatar } from '@fairlot/ui-kit/avatar';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { CellLink } from '@fairlot/ui-kit/list';
import { Balance } from '../../components/Balance.js';
import { placesOf } from '../../components/records/placesOf.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Order } from '../../stores/trading.js';
import { amount, quiet, rowEnd } from './History.css.js';
import { actionOf, isWithoutFill, typeOf } from './orderFacts.js';
import { RowTitle } from './RowTitle.js';
import { OrderStatusPill, useStatusWord } from './OrderStatusPill.js';

/** One order: what it does, when it was placed, what it came to. Leads to all of it. */
export function OrderRow({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const statusWord = useStatusWord();
  const price = order.filledPrice ?? order.orderPrice;
  return (
    <li>
      <CellLink
        as={Link<'/pages/history/order'>}
        to="/pages/history/order"
        search={{ id: order.id }}
        hasChevron={false}
        isWrapping
        start={<Avatar name={order.symbol} />}
        title={<RowTitle symbol={order.symbol} instant={order.submittedAt} />}
        note={t(`history.row.${typeOf(order) === 'block' ? 'block' : actionOf(order)}`, {
          quantity: formatDecimal(order.quantity, { locale, decimals: 0 }),
          price: formatDecimal(price, { locale, decimals: placesOf(price) }),
        })}
        end={
          <span className={rowEnd}>
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
          </span>
        }
      />
    </li>
  );
}
