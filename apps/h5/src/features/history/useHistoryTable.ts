import { toTable, type Cell } from '../../components/records/csv.js';
import { useT } from '../../i18n/index.js';
import type { Order } from '../../queries/tradingQueries.js';
import { typeOf } from '../../components/orders/timeline.js';
import { actionOf, fillsOf } from './orderFacts.js';
import { useOrderStatusWord } from '../../components/orders/OrderStatusPill.js';

/** Converts orders, or their fills, to a table with headings in the customer's language. Figures and times stay machine-readable. */
export function useHistoryTable(view: 'orders' | 'fills'): (orders: readonly Order[]) => Cell[][] {
  const t = useT();
  const statusWord = useOrderStatusWord();
  const action = (order: Order) => t(`history.action.${actionOf(order)}`);
  const type = (order: Order) => t(`history.${typeOf(order)}`);

  const ordersTable = (orders: readonly Order[]): Cell[][] =>
    toTable(orders, [
      [t('history.placedAt'), (order) => order.submittedAt],
      [t('history.closedAt'), (order) => order.closedAt],
      [t('history.number'), (order) => order.id],
      [t('records.symbol'), (order) => order.symbol],
      [t('history.name'), (order) => order.name],
      [t('history.marketName'), (order) => order.marketId],
      [t('history.side'), (order) => action(order)],
      [t('history.type'), (order) => type(order)],
      [t('records.status'), (order) => statusWord(order.status)],
      [t('history.quantity'), (order) => order.quantity],
      [t('history.filledQuantity'), (order) => order.filledQuantity],
      [t('history.orderPrice'), (order) => order.orderPrice],
      [t('history.filledPrice'), (order) => order.filledPrice],
      [t('history.filledAmount'), (order) => order.totalOpenAmount],
      [t('history.fee'), (order) => order.handlingFee],
      [t('history.total'), (order) => order.totalAmount],
      [t('records.currency'), (order) => order.currency],
    ]);

  const fillsTable = (orders: readonly Order[]): Cell[][] =>
    toTable(fillsOf(orders), [
      [t('history.filledAt'), ({ fill }) => fill.filledAt],
      [t('history.number'), ({ order }) => order.id],
      [t('records.symbol'), ({ order }) => order.symbol],
      [t('history.name'), ({ order }) => order.name],
      [t('history.marketName'), ({ order }) => order.marketId],
      [t('history.side'), ({ order }) => action(order)],
      [t('history.quantity'), ({ fill }) => fill.quantity],
      [t('history.filledPrice'), ({ fill }) => fill.price],
      [t('history.filledAmount'), ({ fill }) => fill.amount],
      [t('history.fee'), ({ fill }) => fill.handlingFee],
      [t('records.currency'), ({ order }) => order.currency],
    ]);

  return view === 'fills' ? fillsTable : ordersTable;
}
