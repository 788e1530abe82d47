import { Balance } from '../../components/Balance.js';
import { useT } from '../../i18n/index.js';
import { amount as amountClass, quiet } from './History.css.js';
import { HistoryRow } from './HistoryRow.js';
import type { OrderFill } from './orderFacts.js';

/** A fill: what was traded, the price, and the fee. Links to its order. */
export function FillRow({ fill: { order, fill } }: { fill: OrderFill }) {
  const t = useT();
  const { currency } = order;
  return (
    <HistoryRow order={order} traded={{ quantity: fill.quantity, price: fill.price, at: fill.filledAt }}>
      <span className={amountClass}>
        <Balance value={fill.amount} currency={currency} />
      </span>
      <span className={quiet}>
        {t.rich('history.feeOf', {
          amount: <Balance key="amount" value={fill.handlingFee} currency={currency} />,
        })}
      </span>
    </HistoryRow>
  );
}
