import { toTable, type Cell } from '../../components/records/csv.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';

/** Converts closed positions to a table with headings in the customer's language. Figures and times stay machine-readable. */
export function useClosedTable(): (positions: readonly Position[]) => Cell[][] {
  const t = useT();
  return (positions) =>
    toTable(positions, [
      [t('trade.row.opened'), (each) => each.openedAt],
      [t('trade.row.closedAt'), (each) => each.closedAt],
      [t('trade.row.number'), (each) => each.id],
      [t('records.symbol'), (each) => each.symbol],
      [t('history.name'), (each) => each.name],
      [t('trade.row.direction'), (each) => t(`trade.direction.${knownDirection(each.direction)}`)],
      [t('history.quantity'), (each) => each.quantity],
      [t('trade.row.price'), (each) => each.actualBuyingPrice],
      [t('trade.row.closingPrice'), (each) => each.last],
      [t('trade.row.fees'), (each) => each.handlingFee],
      [t('trade.row.realized'), (each) => each.realizedPnl],
      [t('records.currency'), (each) => each.currency],
    ]);
}
