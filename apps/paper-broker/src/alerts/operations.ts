import type { Wire } from '@fairlot/api-client/wire';
import { decimal, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { answerCreated } from '../http/created.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import { viewRows } from '../http/viewRows.js';
import { createAlert, deleteAlert, listAlertRows, type AlertRow } from './alerts.js';
import { listingOf } from './alertSchedule.js';

export function alertOperations(context: BrokerContext): Operations {
  const { db, market } = context;
  /** Undefined for an alert whose symbol has left the market; the alert loop is about to delete it. */
  const view = (row: AlertRow): Wire['Alert'] | undefined => {
    const listing = listingOf(market, row.symbol);
    return (
      listing && {
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
      }
    );
  };
  return {
    async listAlerts(call) {
      const rows = await listAlertRows(db.read, memberIdOf(call), call.query.symbol);
      const { data, faults } = viewRows(rows, ({ id }) => id, view);
      return { status: 200, body: { data, next_cursor: null }, faults };
    },
    async createAlert(call) {
      const memberId = memberIdOf(call);
      const { row, isNew } = await db.transaction((tx) => createAlert(tx, context, memberId, call.body));
      const body = view(row);
      if (body === undefined) throw new Refusal('not_found');
      return answerCreated(isNew, body);
    },
    async deleteAlert(call) {
      await db.transaction((tx) => deleteAlert(tx, memberIdOf(call), call.params.id));
      return { status: 204 };
    },
  };
}
