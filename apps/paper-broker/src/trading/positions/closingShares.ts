import { add, decimal, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { UnitOfWork } from '../unitOfWork.js';

/** Shares of a position that a close speaks for. */
interface ClosingShares {
  readonly quantity: Decimal;
  /** Of the ledger's entry: one for each move. */
  readonly ref: string;
  readonly at: Date;
}

/** Shares that were set aside for closing are the position's again. */
export function freeShares(unit: UnitOfWork, positionId: string, shares: ClosingShares): void {
  moveClosing(unit, positionId, { ...shares, quantity: subtract(ZERO, shares.quantity) });
}

/**
 * Sets shares aside for closing, or with a negative quantity back. Shares of a long move between two books; a short
 * owes its shares either way, so only the position keeps count.
 */
export function moveClosing(unit: UnitOfWork, positionId: string, shares: ClosingShares): void {
  const { quantity } = shares;
  const position = unit.positions.get(positionId);
  if (position === undefined) throw new Error(`The unit of work has no position ${positionId}.`);
  if (position.direction === 'long') {
    const mine = { memberId: position.member_id, account: 'trade', commodity: position.symbol } as const;
    unit.post({
      kind: quantity > 0n ? 'close_hold' : 'close_release',
      ref: shares.ref,
      subject: { type: 'position', id: positionId },
      effectiveAt: shares.at,
      lines: [
        { ...mine, book: 'position', amount: subtract(ZERO, quantity) },
        { ...mine, book: 'position_held', amount: quantity },
      ],
    });
  }
  unit.positions.change(position, {
    closing_quantity: toText(add(decimal(position.closing_quantity), quantity)),
    version: position.version + 1,
  });
}
