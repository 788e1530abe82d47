import type { Cell } from '../../components/records/csv.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';

/** Writes closed positions as a table under the customer's words. Figures and times stay as a machine reads them. */
export function useClosedTable(): (positions: readonly Position[]) => Cell[][] {
  const t = useT();
  return (positions) => [
    [
      t('trade.row.opened'),
      t('trade.row.closedAt'),
      t('trade.row.number'),
      t('records.symbol'),
      t('history.name'),
      t('trade.row.direction'),
      t('history.quantity'),
      t('trade.row.price'),
      t('trade.row.closingPrice'),
      t('trade.row.fees'),
      t('trade.row.realized'),
      t('records.currency'),
    ],
    ...positions.map((each) => [
      each.openedAt,
      each.closedAt,
      each.id,
      each.symbol,
      each.name,
      t(`trade.direction.${knownDirection(each.direction)}`),
      each.quantity,
      each.actualBuyingPrice,
      each.last,
      each.handlingFee,
      each.realizedPnl,
      each.currency,
    ]),
  ];
}
