import { add, decimal, minimum, negate, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { HouseLine, MemberLine } from '../../ledger/journal.js';
import type { OrderRow } from '../orderRow.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { closeMoney } from './closeMoney.js';
import type { Traded } from './openShares.js';
import type { PositionRow } from '../positionRow.js';
import { nextProtectionCheckAt } from './protection.js';

export interface Closed {
  /** The fee that is charged: never more than the close brings in. */
  readonly fee: Decimal;
  /** After the fees of opening and closing these shares. */
  readonly realizedPnl: Decimal;
  readonly lines: readonly (MemberLine | HouseLine)[];
  /** The part of a short's loss that exceeds the customer's funds; the house bears it. */
  readonly shortfall: Decimal;
}

/** Takes shares out of a position at the price they traded for. @returns the postings; the caller posts them */
export function closeShares(
  unit: UnitOfWork,
  order: OrderRow,
  position: PositionRow,
  traded: Traded,
): Closed {
  const { quantity, amount, at } = traded;
  const { openAmount, openFee, margin, fee, realizedPnl } = closeMoney(position, traded);

  unit.sold.set(position.id, add(unit.sold.get(position.id) ?? ZERO, quantity));
  const left = subtract(decimal(position.quantity), quantity);
  const changed = {
    quantity: toText(left),
    closing_quantity: toText(subtract(decimal(position.closing_quantity), quantity)),
    open_amount: toText(subtract(decimal(position.open_amount), openAmount)),
    open_fee: toText(subtract(decimal(position.open_fee), openFee)),
    margin: toText(subtract(decimal(position.margin), margin)),
    realized_pnl: toText(add(decimal(position.realized_pnl), realizedPnl)),
    handling_fee: toText(add(decimal(position.handling_fee), fee)),
    closed_amount: toText(add(decimal(position.closed_amount), amount)),
    watched_until: at,
    version: position.version + 1,
  };
  // A system order closes the whole rest of the position, so its protection is no longer needed.
  const isWatched = left !== ZERO && order.origin === 'member';
  unit.positions.change(position, {
    ...changed,
    due_at: isWatched ? nextProtectionCheckAt({ ...position, ...changed }, unit.market, at) : null,
    ...(left === ZERO ? { state: 'closed' as const, closed_at: at } : {}),
  });

  const effect =
    position.direction === 'long'
      ? { lines: longLines(order, { quantity, amount, fee }), shortfall: ZERO }
      : shortLines(unit, order, { quantity, amount, fee, margin, proceeds: openAmount });
  return { fee, realizedPnl, ...effect };
}

function longLines(
  order: OrderRow,
  sale: { readonly quantity: Decimal; readonly amount: Decimal; readonly fee: Decimal },
): (MemberLine | HouseLine)[] {
  const mine = { memberId: order.member_id, account: 'trade' } as const;
  const { quantity, amount, fee } = sale;
  return [
    { ...mine, book: 'position_held', commodity: order.symbol, amount: negate(quantity) },
    { house: 'inventory', commodity: order.symbol, amount: quantity },
    { house: 'settlement', commodity: order.currency, amount: negate(amount) },
    { ...mine, book: 'available', commodity: order.currency, amount: subtract(amount, fee) },
    { house: 'fee_income', commodity: order.currency, amount: fee },
  ];
}

/** A loss beyond margin and proceeds is taken from the available funds; the house bears what exceeds them. */
function shortLines(
  unit: UnitOfWork,
  order: OrderRow,
  cover: {
    readonly quantity: Decimal;
    readonly amount: Decimal;
    readonly fee: Decimal;
    readonly margin: Decimal;
    readonly proceeds: Decimal;
  },
): Pick<Closed, 'lines' | 'shortfall'> {
  const mine = { memberId: order.member_id, account: 'trade' } as const;
  const money = order.currency;
  const { quantity, amount, fee, margin, proceeds } = cover;
  let back = subtract(add(margin, proceeds), add(amount, fee));
  let badDebt: Decimal = ZERO;
  if (back < ZERO) {
    const taken = minimum(unit.available(order.member_id, money), negate(back));
    badDebt = subtract(negate(back), taken);
    back = negate(taken);
  }
  const lines = [
    { ...mine, book: 'short', commodity: order.symbol, amount: quantity },
    { house: 'inventory', commodity: order.symbol, amount: negate(quantity) },
    { ...mine, book: 'short_proceeds', commodity: money, amount: negate(proceeds) },
    { house: 'settlement', commodity: money, amount },
    { ...mine, book: 'margin', commodity: money, amount: negate(margin) },
    { house: 'fee_income', commodity: money, amount: fee },
    { ...mine, book: 'available', commodity: money, amount: back },
    { house: 'bad_debt', commodity: money, amount: negate(badDebt) },
  ] as const;
  return { lines, shortfall: badDebt };
}
