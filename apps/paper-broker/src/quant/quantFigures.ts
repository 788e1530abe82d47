import { decimal } from '@fairlot/money';
import { asBooked, sumOf, value, type Figure, type Source } from '../figures/figure.js';
import type { QuantDayRow, QuantRow } from './quantQueries.js';

/**
 * What a subscription has made, fees taken off.
 * @param days all that are over, where they are to be told one by one
 */
export function profitFigure(row: QuantRow, days: readonly QuantDayRow[], asOf: Date): Figure {
  const source: Source = { kind: 'quant_subscription', id: row.id };
  const facts = { currency: row.currency, source };
  const booked = value('quant_profit', decimal(row.profit), { ...facts, asOf });
  const parts = days.map((day) =>
    value('quant_day_profit', decimal(day.profit), { ...facts, asOf: day.accrued_at }),
  );
  return parts.length === 0 ? booked : asBooked(sumOf('quant_profit', parts, { ...facts, asOf }), booked);
}
