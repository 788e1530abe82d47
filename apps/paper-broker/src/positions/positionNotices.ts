import { toText, type Decimal } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { notify } from '../notices/notify.js';
import { plain } from '../orders/orderView.js';
import type { TradingContext } from '../orders/tradingContext.js';
import type { CloseRequestRow, PositionRow } from './positionRow.js';
import type { ProtectionKind } from './protection.js';

/** Tells open apps that a position changed. */
export const announcePosition = (tx: Tx, position: Pick<PositionRow, 'id' | 'member_id'>): Promise<void> =>
  announce(tx, position.member_id, { event: 'position', id: position.id });

/** The customer hears what became of a request to close. @param request as it is after the decision */
export async function tellCloseDecided(
  tx: Tx,
  context: TradingContext,
  position: PositionRow,
  request: CloseRequestRow,
): Promise<void> {
  const said = {
    memberId: position.member_id,
    kind: 'position',
    subject: { type: 'position', id: position.id },
    ref: `close:${request.id}:${request.status}`,
  } as const;
  const params = { symbol: position.symbol, quantity: { number: plain(request.quantity) } };
  if (request.status === 'approved') {
    await notify(tx, context, { ...said, template: 'close_approved', params });
  } else if (request.status === 'refused' && request.reason !== null) {
    const { reason } = request;
    await notify(tx, context, { ...said, template: 'close_refused_reason', params: { ...params, reason } });
  } else if (request.status === 'refused') {
    await notify(tx, context, { ...said, template: 'close_refused', params });
  }
}

/** The customer hears that the broker closes a position by itself, and why. @param price that set it off */
export async function tellProtection(
  tx: Tx,
  context: TradingContext,
  position: PositionRow,
  met: { readonly kind: ProtectionKind; readonly price: Decimal; readonly at: Date },
): Promise<void> {
  await notify(tx, context, {
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

/** The customer hears that a loss went beyond everything they had, and that the house took the rest. */
export async function tellShortfall(
  tx: Tx,
  context: TradingContext,
  position: PositionRow,
  { amount, ref }: { readonly amount: Decimal; readonly ref: string },
): Promise<void> {
  await notify(tx, context, {
    memberId: position.member_id,
    kind: 'position',
    template: 'shortfall',
    params: { symbol: position.symbol, amount: { amount: toText(amount), currency: position.currency } },
    subject: { type: 'position', id: position.id },
    ref,
  });
}
