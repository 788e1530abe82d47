import { add, decimal, fromInteger, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { Queries, Tx } from '../../db/database.js';
import { Refusal } from '../../http/refusal.js';
import type { Call, Locale } from '../../http/operation.js';
import { findBalance } from '../../ledger/balance.js';
import { loadHalts, publishedPrice, type PublishedPrices } from '../halts.js';
import type { TradingContext, TradingMarket } from '../tradingContext.js';
import { inUnit } from '../inUnit.js';
import { estimateClose } from './closeMoney.js';
import { closeWarnings, requestClose, requireClosable } from './requestClose.js';
import { closableOf, type PositionRow } from '../positionRow.js';
import { isListed, viewCloseRequest } from './positionView.js';
import { usualReviewS } from './usualReview.js';

/** Positions to close in whole or in part, so that money becomes available for another purpose. */
export type ReductionBody = Call<'reducePositions'>['body'];

interface ReductionLine {
  readonly position: PositionRow;
  readonly quantity: Decimal;
  readonly last: Decimal;
}

/**
 * The proceeds of closing the chosen positions at current prices, with every position that can be closed.
 * Stores nothing.
 * @throws Refusal `nothing_to_reduce`, `quantity_exceeds_closable`; `not_found`, `position_closed` or
 * `invalid_transition` for a chosen position that cannot be closed
 */
export async function previewReduction(
  context: TradingContext,
  memberId: string,
  body: ReductionBody,
  locale: Locale,
) {
  const { db, market } = context;
  const at = context.clock.now();
  const { currency } = await requireAccount(db.read, memberId, body.account_id);
  const positions = await positionsOf(db.read, memberId, body);
  const halts = await loadHalts(
    db.read,
    positions.map(({ symbol }) => symbol),
  );
  const prices = { market, halts };
  const lines = choose(prices, positions, body, at);
  const available = await findBalance(db.read, {
    memberId,
    account: 'trade',
    book: 'available',
    commodity: currency,
  });
  return {
    currency,
    target_amount: toText(decimal(body.target_amount)),
    estimated_amount: toText(sumOf(lines)),
    available_before: toText(available),
    positions: lines.map(({ position, quantity, last }) => {
      const money = quantity === ZERO ? undefined : estimateClose(position, quantity, last);
      return {
        position_id: position.id,
        symbol: position.symbol,
        market_id: position.market_id,
        name: market.instrument(position.symbol)?.name ?? position.symbol,
        direction: position.direction,
        quantity: toText(quantity),
        closable_quantity: toText(closableOf(position)),
        last: toText(last),
        estimated_amount: toText(money?.back ?? ZERO),
        handling_fee: toText(money?.fee ?? ZERO),
        realized_pnl: toText(money?.realizedPnl ?? ZERO),
        warnings: closeWarnings(prices, position, at, locale),
      };
    }),
  };
}

/**
 * Asks to close the chosen positions at the market price, with one close request each. All requests are made, or
 * none.
 * @throws Refusal as `previewReduction`
 */
export async function reducePositions(
  tx: Tx,
  context: TradingContext,
  memberId: string,
  body: ReductionBody,
) {
  await requireAccount(tx, memberId, body.account_id);
  const usual = await usualReviewS(tx);
  const known = await positionsOf(tx, memberId, body);
  return inUnit(tx, context, { memberId, positions: known.map(({ id }) => id) }, (unit) => {
    const positions = [...unit.positions.values()];
    const lines = choose(unit, positions, body, unit.clock.now()).filter(({ quantity }) => quantity !== ZERO);
    if (lines.length === 0) throw new Refusal('nothing_to_reduce');
    const requests = lines.map(({ position, quantity }) => {
      const close = { quantity: toText(quantity), order_type: 'market' } as const;
      const { request } = requestClose(unit, memberId, position.id, close);
      return viewCloseRequest({ request, position, order: undefined }, context.market, usual);
    });
    return { close_requests: requests, estimated_amount: toText(sumOf(lines)) };
  });
}

function choose(
  prices: PublishedPrices,
  positions: readonly PositionRow[],
  body: ReductionBody,
  at: Date,
): ReductionLine[] {
  const chosen = new Map<string, Decimal>();
  for (const [index, { position_id: id, quantity }] of (body.positions ?? []).entries()) {
    const position = positions.find((each) => each.id === id);
    if (position === undefined) throw new Refusal('not_found');
    const { closable } = requireClosable(position, prices.market);
    const wanted = add(chosen.get(id) ?? ZERO, decimal(quantity));
    if (wanted > closable) throw exceedsClosable(`positions.${String(index)}.quantity`, closable);
    chosen.set(id, wanted);
  }
  const quoted = positions
    .filter((position) => isClosable(position, prices.market))
    .map((position) => ({ position, last: publishedPrice(prices, position.symbol, at) }));
  if (quoted.length === 0) throw new Refusal('nothing_to_reduce');
  if (body.positions === undefined) return propose(quoted, decimal(body.target_amount));
  return quoted.map((line) => ({ ...line, quantity: chosen.get(line.position.id) ?? ZERO }));
}

function exceedsClosable(path: string, closable: Decimal): Refusal {
  const params = { max: toText(closable) };
  const code = 'quantity_exceeds_closable';
  return new Refusal(code, { params, fields: [{ path, code, params }] });
}

/**
 * Proposes the fewest positions that bring the amount: those that bring the most first, and as few shares
 * as needed of the last one. Positions that would cost money are never proposed.
 */
function propose(
  quoted: readonly { readonly position: PositionRow; readonly last: Decimal }[],
  target: Decimal,
): ReductionLine[] {
  const valued = quoted.map((line) => {
    const closable = closableOf(line.position);
    return { ...line, closable, back: estimateClose(line.position, closable, line.last).back };
  });
  const chosen = new Map<string, Decimal>();
  let missing = target;
  for (const line of [...valued].sort((a, b) => (a.back < b.back ? 1 : a.back > b.back ? -1 : 0))) {
    if (missing <= ZERO || line.back <= ZERO) break;
    const quantity = line.back <= missing ? line.closable : sharesFor(line, missing);
    chosen.set(line.position.id, quantity);
    missing = subtract(missing, estimateClose(line.position, quantity, line.last).back);
  }
  return valued.map(({ position, last }) => ({
    position,
    last,
    quantity: chosen.get(position.id) ?? ZERO,
  }));
}

/** The fewest whole shares that bring `amount`. All closable shares must bring more. */
function sharesFor(
  line: { readonly position: PositionRow; readonly last: Decimal; readonly closable: Decimal },
  amount: Decimal,
): Decimal {
  const one = BigInt(fromInteger(1n));
  let low = 0n;
  let high = BigInt(line.closable) / one;
  // Bisects, because the money grows with the number of shares.
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    const { back } = estimateClose(line.position, fromInteger(middle), line.last);
    if (back >= amount) high = middle;
    else low = middle;
  }
  return fromInteger(high);
}

function sumOf(lines: readonly ReductionLine[]): Decimal {
  return lines.reduce(
    (sum, { position, quantity, last }) =>
      quantity === ZERO ? sum : add(sum, estimateClose(position, quantity, last).back),
    ZERO,
  );
}

async function requireAccount(
  db: Queries,
  memberId: string,
  accountId: string,
): Promise<{ readonly currency: string }> {
  const account = await db
    .selectFrom('account')
    .select('currency')
    .where('id', '=', accountId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
  return account;
}

/** The open positions of the account, and those that were chosen. */
function positionsOf(db: Queries, memberId: string, body: ReductionBody): Promise<PositionRow[]> {
  const chosen = (body.positions ?? []).map(({ position_id: id }) => id);
  return db
    .selectFrom('position')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('account_id', '=', body.account_id)
    .where(({ eb, or }) =>
      or([eb('state', '<>', 'closed'), ...(chosen.length === 0 ? [] : [eb('id', 'in', chosen)])]),
    )
    .orderBy('id')
    .execute();
}

/** Whether shares can be closed: an instrument that has left the market has no price. */
const isClosable = (position: PositionRow, market: TradingMarket): boolean =>
  position.state !== 'closed' && isListed(position, market) && closableOf(position) > ZERO;
