import { toText, type Decimal } from '@fairlot/money';
import { plain } from '../../db/exactText.js';
import type { UnitOfWork } from '../unitOfWork.js';
import type { CloseRequestRow, PositionRow } from '../positionRow.js';
import type { ProtectionKind } from './protection.js';
import type { Reason } from '../../reasons/reasons.js';

/** Tells open apps that a position changed. */
export const announcePosition = (unit: UnitOfWork, position: Pick<PositionRow, 'id' | 'member_id'>): void =>
  unit.announce({ memberId: position.member_id, event: 'position', id: position.id });

/**
 * Notifies the customer of the decision on a close request.
 * @param request after the decision
 * @param reason of a refusal
 */
export function notifyCloseDecided(
  unit: UnitOfWork,
  position: PositionRow,
  request: CloseRequestRow,
  reason: Reason | null,
): void {
  const said = {
    memberId: position.member_id,
    kind: 'position',
    subject: { type: 'position', id: position.id },
    ref: `close:${request.id}:${request.status}`,
  } as const;
  const params = { symbol: position.symbol, quantity: { number: plain(request.quantity) } };
  if (request.status === 'approved') {
    unit.notices.push({ ...said, template: 'close_approved', params });
  } else if (request.status === 'refused') {
    unit.notices.push({ ...said, template: 'close_refused', params, reason });
  }
}

/** Notifies the customer that the broker closes a position by itself, and why. @param price that triggered it */
export function notifyProtection(
  unit: UnitOfWork,
  position: PositionRow,
  met: { readonly kind: ProtectionKind; readonly price: Decimal; readonly at: Date },
): void {
  unit.notices.push({
    memberId: position.member_id,
    kind: 'position',
    template: met.kind,
    params: {
      symbol: position.symbol,
      quantity: { number: plain(position.quantity) },
      price: { amount: toText(met.price), currency: position.currency },
    },
    subject: { type: 'position', id: position.id },
    ref: `position:${position.id}:${met.kind}:${met.at.toISOString()}`,
  });
}

/** Notifies the customer that a loss exceeded all of their funds, and that the house bears the rest. */
export function notifyShortfall(
  unit: UnitOfWork,
  position: PositionRow,
  { amount, ref }: { readonly amount: Decimal; readonly ref: string },
): void {
  unit.notices.push({
    memberId: position.member_id,
    kind: 'position',
    template: 'shortfall',
    params: { symbol: position.symbol, amount: { amount: toText(amount), currency: position.currency } },
    subject: { type: 'position', id: position.id },
    ref,
  });
}
