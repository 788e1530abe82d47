import type { Cell } from '../../components/records/csv.js';
import { useT } from '../../i18n/index.js';
import type { Order } from '../../queries/tradingQueries.js';
import { actionOf, fillsOf, typeOf } from './orderFacts.js';
import { useOrderStatusWord } from '../../components/OrderStatusPill.js';

/** Writes orders, or their fills, as a table under the customer's words. Figures and times stay as a machine reads them. */
export function useHistoryTable(view: 'orders' | 'fills'): (orders: readonly Order[]) => Cell[][] {
  const t = useT();
  const statusWord = useOrderStatusWord();
  const action = (order: Order) => t(`history.action.${actionOf(order)}`);
  const type = (order: Order) => t(`history.${typeOf(order)}`);

  const ordersTable = (orders: readonly Order[]): Cell[][] => [
    [
      t('history.placedAt'),
      t('history.closedAt'),
      t('history.number'),
      t('records.symbol'),
      t('history.name'),
      t('history.marketName'),
      t('history.side'),
      t('history.type'),
      t('records.status'),
      t('history.quantity'),
      t('history.filledQuantity'),
      t('history.orderPrice'),
      t('history.filledPrice'),
      t('history.filledAmount'),
      t('history.fee'),
      t('history.total'),
      t('records.currency'),
    ],
    ...orders.map((order) => [
      order.submittedAt,
      order.closedAt,
      order.id,
      order.symbol,
      order.name,
      order.marketId,
      action(order),
      type(order),
      statusWord(order.status),
      order.quantity,
      order.filledQuantity,
      order.orderPrice,
      order.filledPrice,
      order.totalOpenAmount,
      order.handlingFee,
      order.totalAmount,
      order.currency,
    ]),
  ];

  const fillsTable = (orders: readonly Order[]): Cell[][] => [
    [
      t('history.filledAt'),
      t('history.number'),
      t('records.symbol'),
      t('history.name'),
      t('history.marketName'),
      t('history.side'),
      t('history.quantity'),
      t('history.filledPrice'),
      t('history.filledAmount'),
      t('history.fee'),
      t('records.currency'),
    ],
    ...fillsOf(orders).map(({ order, fill, amount }) => [
      fill.filledAt,
      order.id,
      order.symbol,
      order.name,
      order.marketId,
      action(order),
      fill.quantity,
      fill.price,
      amount,
      fill.handlingFee,
      order.currency,
    ]),
  ];

  return view === 'fills' ? fillsTable : ordersTable;
}
