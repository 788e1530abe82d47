import { absolute, decimal, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { later } from '../util/instants.js';
import type { Quote } from '../market/market.js';
import { notify, type NewNotice } from '../notices/notify.js';
import { isHalted } from '../trading/halts.js';
import type { DueItem, WorkKind, WorkSource } from '../work/source.js';
import { deleteAlert, type AlertRow } from './alerts.js';
import { isMet, isPriced, listingOf, nextAlertCheckAt, triggerAt } from './alertSchedule.js';
import { MINUTE_MS } from '../util/durations.js';

/**
 * While an instrument is halted it has no new price, so its alerts are put off by this much business time.
 */
const HALT_PAUSE_MS = MINUTE_MS;

/** The work of the alert loop: checks the alerts that are due. */
export function alertWork(context: BrokerContext): WorkKind {
  const alerts: WorkSource = {
    name: 'alert',
    table: 'price_alert',
    process: (item) => context.db.transaction((tx) => checkAlert(tx, context, item)),
  };
  return { name: 'alerts', clock: 'business', sources: [alerts] };
}

async function checkAlert(tx: Tx, context: BrokerContext, item: DueItem): Promise<boolean> {
  const { market, clock } = context;
  const alert = await tx
    .selectFrom('price_alert')
    .selectAll()
    .where('member_id', '=', item.memberId)
    .where('id', '=', item.id)
    .where('due_at', '<=', clock.now())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (alert?.due_at == null) return false;
  const at = alert.due_at;
  const listing = listingOf(market, alert.symbol);
  if (listing === undefined) {
    await endUnlisted(tx, context, alert);
    return true;
  }
  const watched = { symbol: alert.symbol, kind: alert.kind, value: decimal(alert.value) };
  if (await isHalted(tx, alert.symbol)) {
    await putOff(tx, alert, later(clock.now(), HALT_PAUSE_MS));
    return true;
  }
  const quote = market.quote(alert.symbol, at);
  if (!isPriced(market, listing, at) || !isMet(triggerAt(watched, market, at), quote.last)) {
    await putOff(tx, alert, nextAlertCheckAt(watched, market, later(at, 1)));
    return true;
  }
  await tx
    .updateTable('price_alert')
    .set({ state: 'fired', due_at: null, fired_at: at, fired_price: toText(quote.last) })
    .where('member_id', '=', alert.member_id)
    .where('id', '=', alert.id)
    .execute();
  await notify(tx, context, noticeOf(alert, quote, at, market.instrument(alert.symbol) !== undefined));
  return true;
}

/** Deletes an alert on a symbol that has left the market and notifies the customer. */
async function endUnlisted(tx: Tx, context: BrokerContext, alert: AlertRow): Promise<void> {
  await deleteAlert(tx, alert.member_id, alert.id);
  await notify(tx, context, {
    memberId: alert.member_id,
    kind: 'alert',
    template: 'unlisted',
    params: { symbol: alert.symbol },
    ref: `alert:${alert.id}`,
  });
}

function noticeOf(alert: AlertRow, quote: Quote, at: Date, isInstrument: boolean): NewNotice {
  const { currency } = quote;
  const value = decimal(alert.value);
  const common = {
    memberId: alert.member_id,
    kind: 'alert',
    subject: { type: isInstrument ? 'instrument' : 'index', id: alert.symbol },
    ref: `alert:${alert.id}`,
  } as const;
  const params = {
    symbol: alert.symbol,
    price: { amount: toText(quote.last), currency },
    at: at.toISOString(),
  };
  if (alert.kind !== 'percent') {
    return {
      ...common,
      template: alert.kind === 'above' ? 'risen' : 'fallen',
      params: { ...params, value: { amount: toText(value), currency } },
    };
  }
  return {
    ...common,
    template: value > 0n ? 'gained' : 'lost',
    params: {
      ...params,
      percent: { number: toText(absolute(value)) },
      close: { amount: toText(quote.previousClose), currency },
    },
  };
}

async function putOff(tx: Tx, alert: AlertRow, until: Date): Promise<void> {
  await tx
    .updateTable('price_alert')
    .set({ due_at: until })
    .where('member_id', '=', alert.member_id)
    .where('id', '=', alert.id)
    .execute();
}
