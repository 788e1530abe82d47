import { Avatar } from '@fairlot/ui-kit/avatar';
import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { CellLink } from '@fairlot/ui-kit/list';
import { Price } from '@fairlot/ui-kit/price';
import { timeOfDay } from '../../components/records/DayList.js';
import { placesOf, useScaleOf } from '../../components/records/figures.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { amount as amountClass, quiet, rowEnd } from './History.css.js';
import { actionOf, type OrderFill } from './orderFacts.js';

/** One fill: what traded, at what price, and its fee. Leads to its order. */
export function FillRow({ fill: { order, fill, amount } }: { fill: OrderFill }) {
  const t = useT();
  const locale = useLocale();
  const { currency } = order;
  const decimals = useScaleOf()(currency);
  return (
    <li>
      <CellLink
        as={Link<'/pages/history/order'>}
        to="/pages/history/order"
        search={{ id: order.id }}
        hasChevron={false}
        isWrapping
        start={<Avatar name={order.symbol} />}
        title={order.symbol}
        note={t(`history.row.${actionOf(order)}`, {
          quantity: formatDecimal(fill.quantity, { locale, decimals: 0 }),
          price: formatDecimal(fill.price, { locale, decimals: placesOf(fill.price) }),
          time: timeOfDay(fill.filledAt, locale),
        })}
        end={
          <span className={rowEnd}>
            <Price
              className={amountClass}
              value={amount}
              currency={currency}
              locale={locale}
              decimals={decimals}
            />
            <span className={quiet}>
              {t('history.feeOf', { amount: formatMoney(fill.handlingFee, { currency, locale, decimals }) })}
            </span>
          </span>
        }
      />
    </li>
  );
}
