import { maximum, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { differenceOf, viewFigure, type Figure } from '../../figures/figure.js';
import type { warningsAt } from './orderView.js';
import { FEE_RATE } from './feeSchedule.js';

interface PreviewParts {
  readonly orderPrice: Decimal;
  readonly total: Figure;
  readonly fee: Figure;
  readonly hold: Figure;
  readonly margin: Decimal;
  readonly available: Figure;
  /** The money that can be held: what is available, and what the order holds already. */
  readonly holdable: Figure;
  readonly currency: string;
  readonly warnings: ReturnType<typeof warningsAt>;
}

/**
 * The preview of an order on the wire. If the money does not suffice, it has the same figures and states
 * what is missing; placing the order is refused.
 */
export function viewPreview({ total, fee, hold, available, holdable, currency, ...rest }: PreviewParts) {
  const after = differenceOf('available_after', [holdable, hold], { currency, asOf: total.asOf });
  return {
    order_price: toText(rest.orderPrice),
    total_amount: toText(total.value),
    handling_fee: toText(fee.value),
    fee_rate: toText(FEE_RATE),
    hold_amount: toText(hold.value),
    margin_amount: toText(rest.margin),
    available_before: toText(available.value),
    available_after: toText(after.value),
    missing_amount: toText(maximum(ZERO, subtract(ZERO, after.value))),
    currency,
    warnings: rest.warnings,
    explained: [viewFigure(total), viewFigure(after)],
  };
}
