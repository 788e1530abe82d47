import { later } from '../../util/instants.js';
import { afterHalt } from '../halts.js';
import type { PositionRow } from '../positionRow.js';
import { notifyProtection } from '../positions/positionNotices.js';
import { metProtection, nextProtectionCheckAt } from '../positions/protection.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { closeBySystem } from './closeBySystem.js';

/**
 * One step of a protected position at the business time `at`: the broker closes it if a protection is met, or looks
 * again later.
 */
export function stepPosition(unit: UnitOfWork, position: PositionRow, at: Date): void {
  const { market, halts } = unit;
  if (market.instrument(position.symbol) === undefined) {
    // The instrument has left the market, so no price can trigger a protection any more.
    unit.positions.change(position, { due_at: null });
    return;
  }
  if (halts.covering(position.symbol, at) !== undefined) {
    const dueAt = afterHalt(unit, position.symbol, at);
    unit.positions.change(position, { watched_until: at, due_at: dueAt });
    return;
  }
  // A level crossed during the halt was not seen: look again from the time at which trading resumed.
  const resumedAt = halts.lastEnd(position.symbol, position.watched_until, at);
  const nextAt = resumedAt === undefined ? at : nextProtectionCheckAt(position, market, resumedAt);
  if (nextAt === null || nextAt < at) {
    unit.positions.change(position, { watched_until: resumedAt ?? at, due_at: nextAt });
    return;
  }
  const isOpen = market.session(position.market_id, at).status === 'open';
  const { last } = market.quote(position.symbol, at);
  const met = isOpen ? metProtection(position, market, last) : undefined;
  if (met !== undefined) {
    closeBySystem(unit, position, at);
    notifyProtection(unit, position, { kind: met.kind, price: last, at });
    return;
  }
  const from = later(at, 1);
  unit.positions.change(position, {
    watched_until: at,
    due_at: nextProtectionCheckAt(position, market, from),
  });
}
