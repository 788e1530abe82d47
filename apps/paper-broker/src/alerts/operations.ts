import type { Wire } from '@fairlot/api-client/wire';
import { decimal, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Operations } from '../http/operation.js';
import { idOf, memberIdOf } from '../orders/operations.js';
import { createAlert, deleteAlert, listAlertRows, type AlertRow } from './alerts.js';
import { listingOf } from './alertSchedule.js';

/** The customer's price alerts. */
export function alertOperations(context: BrokerContext): Operations {
  const { db, market } = context;
  const view = (row: AlertRow): Wire['Alert'] => {
    const listing = listingOf(market, row.symbol);
    if (listing === undefined) throw new RangeError(`${row.symbol} is watched and not in the market.`);
    return {
      id: row.id,
      symbol: row.symbol,
      name: listing.name,
      kind: row.kind,
      value: toText(decimal(row.value)),
      currency: listing.currency,
      state: row.state,
      created_at: row.created_at.toISOString(),
      fired_at: row.fired_at?.toISOString() ?? null,
      fired_price: row.fired_price === null ? null : toText(decimal(row.fired_price)),
    };
  };
  return {
    async listAlerts(call) {
      const { symbol } = call.query;
      const rows = await listAlertRows(
        db.read,
        memberIdOf(call),
        typeof symbol === 'string' ? symbol : undefined,
      );
      const body: Wire['AlertList'] = { data: rows.map(view), next_cursor: null };
      return { status: 200, body };
    },
    async createAlert(call) {
      const wanted = call.body as Wire['AlertCreate'];
      const alert = await db.transaction((tx) => createAlert(tx, context, memberIdOf(call), wanted));
      return { status: 201, body: view(alert) };
    },
    async deleteAlert(call) {
      await db.transaction((tx) => deleteAlert(tx, memberIdOf(call), idOf(call)));
      return { status: 204 };
    },
  };
}
