import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { CellLink } from '@fairlot/ui-kit/list';
import type { ReactNode } from 'react';
import { useCover } from '../../components/Balance.js';
import { placesOf } from '../../components/records/placesOf.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Order } from '../../queries/tradingQueries.js';
import { rowEnd, rowTime } from './History.css.js';
import { typeOf } from '../../components/orders/timeline.js';
import { actionOf } from './orderFacts.js';
import { SubjectAvatar } from '../../components/SubjectAvatar.js';
import { timeOfDay } from '../../components/records/DayList.js';

export interface HistoryRowProps {
  order: Order;
  /** The subject of the row: the whole order, or one fill of it. Decimal text; an ISO instant. */
  traded: { quantity: string; price: string; at: string };
  /** The amount and the line below it. */
  children: ReactNode;
}

/** What was traded, how many and at what price. Links to the order. */
export function HistoryRow({ order, traded: { quantity, price, at }, children }: HistoryRowProps) {
  const t = useT();
  const locale = useLocale();
  const cover = useCover();
  return (
    <li>
      <CellLink
        as={Link<'/pages/history/order'>}
        to="/pages/history/order"
        search={{ id: order.id }}
        hasChevron={false}
        start={<SubjectAvatar symbol={order.symbol} name={order.name} />}
        title={<RowTitle symbol={order.symbol} instant={at} />}
        note={t(`history.row.${typeOf(order) === 'block' ? 'block' : actionOf(order)}`, {
          quantity: cover(formatDecimal(quantity, { locale, decimals: 0 })),
          price: formatMoney(price, { locale, decimals: placesOf(price), currency: order.currency }),
        })}
        end={<span className={rowEnd}>{children}</span>}
      />
    </li>
  );
}

/** The first line of a row: its subject and its time; the day is above the row. @param instant ISO 8601 */
function RowTitle({ symbol, instant }: { symbol: string; instant: string }) {
  const locale = useLocale();
  return (
    <>
      {symbol}{' '}
      <time dateTime={instant} className={rowTime}>
        {timeOfDay(instant, locale)}
      </time>
    </>
  );
}
