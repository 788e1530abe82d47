import { decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.js';
import { Refusal } from '../../http/refusal.js';
import type { OrderRow } from '../orderRow.js';
import { insufficientFunds } from '../../accounts/amounts.js';
import type { OrderPlan } from './planOrder.js';

/** The answer of the SQL functions `store_order` and `place_order`. */
export interface Stored {
  readonly outcome: 'placed' | 'key_known' | 'unauthenticated' | 'instrument_halted' | 'insufficient_funds';
  /** The customer's available funds when they do not suffice; null without an account. */
  readonly available: string | null;
}

/**
 * Stores an order that opens a position and holds its money, in the caller's transaction.
 * @throws Refusal `instrument_halted`, `insufficient_funds`
 */
export async function storeOrder(tx: Tx, { order, hold }: OrderPlan): Promise<void> {
  const { rows } = await sql<Stored>`
    select outcome, available
      from store_order(p_order => ${JSON.stringify(order)}::jsonb, p_hold => ${JSON.stringify(hold)}::jsonb)`.execute(
    tx,
  );
  readOutcome(order, rows);
}

/** @throws Refusal for every outcome that refuses `order` */
export function readOutcome(order: OrderRow, [stored]: readonly Stored[]): 'placed' | 'key_known' {
  switch (stored?.outcome) {
    case 'placed':
    case 'key_known':
      return stored.outcome;
    case 'unauthenticated':
      throw new Refusal('unauthenticated');
    case 'instrument_halted':
      throw new Refusal('instrument_halted', { params: { symbol: order.symbol } });
    case 'insufficient_funds':
      throw insufficientFunds(
        decimal(order.hold_amount),
        decimal(stored.available ?? '0'),
        order.currency,
        'quantity',
      );
    case undefined:
      throw new Error('The database answered nothing to an order.');
  }
}
