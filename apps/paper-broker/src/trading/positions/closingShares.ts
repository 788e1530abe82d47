import { add, decimal, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { UnitOfWork } from '../unitOfWork.js';

/** Shares of a position that are to be closed. */
interface ClosingShares {
  readonly quantity: Decimal;
  /** Reference of the journal; unique for each move. */
  readonly ref: string;
  readonly at: Date;
}

/** Returns shares reserved for closing to the position. */
export function freeShares(unit: UnitOfWork, positionId: string, shares: ClosingShares): void {
  moveClosing(unit, positionId, { ...shares, quantity: subtract(ZERO, shares.quantity) });
}

/**
 * Reserves shares for closing; a negative quantity returns them. For a long, the shares move between two books of the
 * ledger. For a short, only the position counts them, because the shares are owed in any case.
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
