import { decimal } from '@fairlot/money';
import { asBooked, sumOf, value, type Figure, type Source } from '../figures/figure.js';
import type { QuantDayRow, QuantRow } from './quantQueries.js';

/**
 * The profit of a subscription, after fees.
 * @param days all ended days, when they are to be explained one by one
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
