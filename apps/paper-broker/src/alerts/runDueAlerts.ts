import { absolute, decimal, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import type { Quote } from '../market/market.js';
import { notify, type NewNotice } from '../notices/notify.js';
import type { AlertRow } from './alerts.js';
import { isMet, nextAlertLook, triggerAt } from './alertSchedule.js';

/** Looked up at once. */
const BATCH = 100;
/** While trading in an instrument is halted it has no new price; business time. */
const HALT_PAUSE_MS = 60_000;

/**
 * Fires every alert that the price path has met by now. Any number of processes may do so at once: an alert that one has
 * taken, the others pass over.
 * @returns how many alerts were looked at
 */
export async function runDueAlerts(context: BrokerContext, signal?: AbortSignal): Promise<number> {
  const due = await context.db.read
    .selectFrom('price_alert')
    .select(['member_id', 'id'])
    .where('due_at', '<=', context.clock.now())
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
  let done = 0;
  for (const { member_id: memberId, id } of due) {
    if (signal?.aborted === true) break;
    if (await context.db.transaction((tx) => lookAt(tx, context, memberId, id))) done += 1;
  }
  return done;
}

async function lookAt(tx: Tx, context: BrokerContext, memberId: string, id: string): Promise<boolean> {
  const { market, clock } = context;
  const alert = await tx
    .selectFrom('price_alert')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('due_at', '<=', clock.now())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (alert?.due_at == null) return false;
  const at = alert.due_at;
  const watched = { symbol: alert.symbol, kind: alert.kind, value: decimal(alert.value) };
  if (await isHalted(tx, alert.symbol)) {
    await putOff(tx, alert, new Date(clock.now().getTime() + HALT_PAUSE_MS));
    return true;
  }
  const quote = market.quote(alert.symbol, at);
  const isOpen = quote.sessionStatus === 'open';
  if (!isOpen || !isMet(triggerAt(watched, market, at), quote.last)) {
    await putOff(tx, alert, nextAlertLook(watched, market, new Date(at.getTime() + 1)));
    return true;
  }
  await tx
    .updateTable('price_alert')
    .set({ state: 'fired', due_at: null, fired_at: at, fired_price: toText(quote.last) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
  await notify(tx, context, tell(alert, quote, at, market.instrument(alert.symbol) !== undefined));
  return true;
}

function tell(alert: AlertRow, quote: Quote, at: Date, isInstrument: boolean): NewNotice {
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

async function isHalted(tx: Tx, symbol: string): Promise<boolean> {
  const row = await tx
    .selectFrom('instrument_status')
    .select('status')
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return row?.status === 'halted';
}

async function putOff(tx: Tx, alert: AlertRow, until: Date): Promise<void> {
  await tx
    .updateTable('price_alert')
    .set({ due_at: until })
    .where('member_id', '=', alert.member_id)
    .where('id', '=', alert.id)
    .execute();
}
