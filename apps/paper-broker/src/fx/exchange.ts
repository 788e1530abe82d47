import { decimal, divide, fromInteger, negate, ONE, toText, ZERO, type Decimal } from '@fairlot/money';
import { openAccounts } from '../accounts/accounts.js';
import { findAvailable } from '../accounts/availableFunds.js';
import { requireAmount, requireFunds } from '../accounts/amounts.js';
import type { BrokerContext } from '../context.js';
import { currencies, scaleOf } from '../currencies.js';
import type { Queries, Tx } from '../db/database.js';
import { plain } from '../db/exactText.js';
import { announce } from '../events/announce.js';
import { differenceOf, viewFigure } from '../figures/figure.js';
import { Refusal, refuseField, refuseInvalid } from '../http/refusal.js';
import type { Call } from '../http/operation.js';
import { madeAtMs, newId } from '../ids.js';
import { later } from '../util/instants.js';
import { lockBalance } from '../ledger/balance.js';
import { post } from '../ledger/post.js';
import { notify } from '../notices/notify.js';
import type { Rates } from '../rates/rates.js';
import { figuresOfConversion, figuresOfExchange, type ConversionRow } from './exchangeFigures.js';

export interface ExchangeTools extends Pick<BrokerContext, 'db' | 'clock' | 'entropy'> {
  readonly rates: Rates;
}

export type ConversionAsk = Call<'quoteConversion'>['body'];

/** The spread, the only cost of an exchange: a fraction of the mid rate, the same for every pair. */
const SPREAD = decimal('0.005');

/** How long a quote is valid, in wall time. */
const QUOTE_MS = 30_000;

/**
 * Quotes an exchange at a rate that is valid for 30 seconds. Posts nothing.
 * @throws Refusal `validation` for an unknown currency, `same_account` for equal currencies, `wrong_amount` for
 * 0, `too_small` with the least amount that gives anything, `too_many_decimals`
 */
export async function quoteExchange(tx: Tx, tools: ExchangeTools, memberId: string, ask: ConversionAsk) {
  const { from_currency: from, to_currency: to } = ask;
  requireCurrency(from, 'from_currency');
  requireCurrency(to, 'to_currency');
  if (from === to) throw refuseField('to_currency', 'same_account');
  const amount = requireAmount(ask.from_amount, from, 'from_amount');
  const at = tools.clock.now();
  const midRate = tools.rates.midRate(from, to, at);
  const { rate, received, paid, cost } = figuresOfExchange({ from, to, amount, midRate, spread: SPREAD }, at);
  if (received.value === ZERO) throw belowLeast(ask, rate.value);
  const wall = tools.clock.wall();
  const quote = {
    id: newId('qte', wall, tools.entropy),
    member_id: memberId,
    from_currency: from,
    from_amount: toText(amount),
    to_currency: to,
    to_amount: toText(received.value),
    rate: toText(rate.value),
    spread: toText(SPREAD),
    mid_rate: toText(midRate),
    expires_at: later(wall, QUOTE_MS),
  };
  await tx.deleteFrom('fx_quote').where('member_id', '=', memberId).where('expires_at', '<', wall).execute();
  await tx.insertInto('fx_quote').values(quote).execute();
  const available = await findAvailable(tx, { memberId, kind: 'cash', currency: from }, at);
  const after = differenceOf('available_after', [available, paid], { currency: from, asOf: at });
  // A quote may be requested for more than the available amount; then there is no amount afterwards.
  const isAffordable = after.value >= ZERO;
  const { id, member_id: _member, expires_at: expiresAt, ...terms } = quote;
  return {
    quote_id: id,
    ...terms,
    cost: toText(cost.value),
    available: toText(available.value),
    available_after: isAffordable ? toText(after.value) : null,
    expires_at: expiresAt.toISOString(),
    explained: [received, cost, ...(isAffordable ? [after] : [])].map(viewFigure),
  };
}

/** The refusal of an amount that converts to nothing. It names the least one that does not. */
function belowLeast({ from_currency: from, to_currency: to }: ConversionAsk, rate: Decimal): Refusal {
  const smallestCoin = divide(ONE, fromInteger(10n ** BigInt(scaleOf(to))), 'up');
  const min = toText(divide(smallestCoin, rate, 'up', scaleOf(from)));
  return new Refusal('validation', {
    fields: [{ path: 'from_amount', code: 'too_small', params: { min, currency: from } }],
  });
}

function requireCurrency(code: string, path: string): void {
  if (!currencies.some((currency) => currency.code === code)) throw refuseInvalid(path, 'invalid_choice');
}

/**
 * Exchanges money at a quote, from the cash account in one currency to that in the other. A quote can be used
 * once.
 * @throws Refusal `quote_expired` for a quote that has expired or was used, `not_found` for one that is not the
 * member's, `insufficient_funds`
 */
export async function exchange(tx: Tx, tools: ExchangeTools, memberId: string, quoteId: string) {
  const { clock, entropy } = tools;
  const wall = clock.wall();
  const quote = await lockQuote(tx, memberId, quoteId, wall);
  const { from_currency: from, to_currency: to } = quote;
  const paid = decimal(quote.from_amount);
  const received = decimal(quote.to_amount);
  const mine = { memberId, account: 'cash', book: 'available' } as const;
  await openAccounts(tx, { id: memberId, currency: to, at: clock.now() }, wall, entropy);
  // Lock the books in a fixed order, so that two opposite exchanges cannot deadlock.
  const balances = new Map<string, ReturnType<typeof decimal>>();
  for (const commodity of [from, to].sort())
    balances.set(commodity, await lockBalance(tx, { ...mine, commodity }));
  requireFunds(paid, balances.get(from) ?? ZERO, from, 'from_amount');

  const row: ConversionRow = {
    id: newId('fx', wall, entropy),
    member_id: memberId,
    quote_id: quote.id,
    from_currency: from,
    from_amount: quote.from_amount,
    to_currency: to,
    to_amount: quote.to_amount,
    rate: quote.rate,
    spread: quote.spread,
    mid_rate: quote.mid_rate,
    created_at: clock.now(),
  };
  await tx.insertInto('fx_conversion').values(row).execute();
  await tx.deleteFrom('fx_quote').where('member_id', '=', memberId).where('id', '=', quote.id).execute();
  await post(tx, {
    kind: 'fx_conversion',
    ref: `fx:${row.id}`,
    subject: { type: 'fx_conversion', id: row.id },
    effectiveAt: row.created_at,
    lines: [
      { ...mine, commodity: from, amount: negate(paid) },
      { house: 'fx', commodity: from, amount: paid },
      { house: 'fx', commodity: to, amount: negate(received) },
      { ...mine, commodity: to, amount: received },
    ],
  });
  await notify(tx, tools, {
    memberId,
    kind: 'transfer',
    template: 'exchanged',
    params: {
      from: { amount: toText(paid), currency: from },
      to: { amount: toText(received), currency: to },
    },
    subject: { type: 'fx_conversion', id: row.id },
    ref: `fx:${row.id}`,
  });
  await announce(tx, memberId, { event: 'balance', id: memberId });
  return viewConversion(row);
}

/** @throws Refusal `quote_expired`, `not_found`, as `exchange` */
async function lockQuote(tx: Tx, memberId: string, quoteId: string, wall: Date) {
  const quote = await tx
    .selectFrom('fx_quote')
    .selectAll()
    .where('id', '=', quoteId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (quote === undefined) throw await whyNoQuote(tx, memberId, quoteId, wall);
  if (quote.expires_at <= wall) throw new Refusal('quote_expired');
  return quote;
}

/**
 * Refuses a used quote as expired, and an unknown id as well if it is so old that its quote may have been
 * deleted. Any other id is not found.
 */
async function whyNoQuote(tx: Tx, memberId: string, quoteId: string, wall: Date): Promise<Refusal> {
  if (wall.getTime() - madeAtMs(quoteId) >= QUOTE_MS) return new Refusal('quote_expired');
  const used = await tx
    .selectFrom('fx_conversion')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return new Refusal(used === undefined ? 'not_found' : 'quote_expired');
}

/** The member's exchange with this id; undefined if there is none or it is someone else's. */
export async function findConversion(
  db: Queries,
  memberId: string,
  id: string,
): Promise<ConversionRow | undefined> {
  return db
    .selectFrom('fx_conversion')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** An exchange as the wire has it. */
export function viewConversion(row: ConversionRow) {
  const text = (value: string): string => toText(decimal(value));
  const { cost } = figuresOfConversion(row);
  return {
    id: row.id,
    from_currency: row.from_currency,
    from_amount: text(row.from_amount),
    to_currency: row.to_currency,
    to_amount: text(row.to_amount),
    rate: text(row.rate),
    spread: text(row.spread),
    cost: cost === undefined ? null : toText(cost.value),
    mid_rate: plain(row.mid_rate),
    created_at: row.created_at.toISOString(),
  };
}
