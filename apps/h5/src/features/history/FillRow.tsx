import { Avatar } from '@fairlot/ui-kit/avatar';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { CellLink } from '@fairlot/ui-kit/list';
import { Balance } from '../../components/Balance.js';
import { placesOf } from '../../components/records/placesOf.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { amount as amountClass, quiet, rowEnd } from './History.css.js';
import { actionOf, type OrderFill } from './orderFacts.js';
import { RowTitle } from './RowTitle.js';

/** One fill: what traded, at what price, and its fee. Leads to its order. */
export function FillRow({ fill: { order, fill, amount } }: { fill: OrderFill }) {
  const t = useT();
  const locale = useLocale();
  const { currency } = order;
  return (
    <li>
      <CellLink
        as={Link<'/pages/history/order'>}
        to="/pages/history/order"
        search={{ id: order.id }}
        hasChevron={false}
        isWrapping
        start={<Avatar name={order.symbol} />}
        title={<RowTitle symbol={order.symbol} instant={fill.filledAt} />}
        note={t(`history.row.${actionOf(order)}`, {
          quantity: formatDecimal(fill.quantity, { locale, decimals: 0 }),
          price: formatDecimal(fill.price, { locale, decimals: placesOf(fill.price) }),
        })}
        end={
          <span className={rowEnd}>
            <span className={amountClass}>
              <Balance value={amount} currency={currency} />
            </span>
            <span className={quiet}>
              {t.rich('history.feeOf', {
                amount: <Balance key="amount" value={fill.handlingFee} currency={currency} />,
              })}
            </span>
          </span>
        }
      />
    </li>
  );
}
