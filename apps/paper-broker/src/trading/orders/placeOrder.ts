import { decimal } from '@fairlot/money';
import { createAccountIds, type AccountIds } from '../../accounts/accounts.js';
import { idempotently, toClaim, whileInFlight } from '../../http/idempotency.js';
import type { Answer, Call, Locale } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import type { Queries, Tx } from '../../db/database.js';
import { findBalance } from '../../ledger/balance.js';
import { createCallers, type Caller } from './callers.js';
import { refuseHalted } from '../halts.js';
import { insertOrder, PLACE_ORDER_ONCE } from './orderQueries.js';
import { viewOrder, warningsAt } from './orderView.js';
import { insufficientFunds, moneyOf, planOrder, type OrderPlan } from './planOrder.js';
import { checkTicket, type Ticket, type TicketBody } from './ticket.js';
import type { TradingContext } from '../tradingContext.js';

type PlaceCall = Call<'placeOrder'>;
type PlaceAnswer = Answer<'placeOrder'>;

/** Placing orders, with what it remembers between them. */
interface OrderDesk {
  /**
   * Answers `placeOrder`: 201 with the order in `wait`, its money held. Checks the session itself.
   * @throws Refusal `unauthenticated`
   */
  place(call: PlaceCall): Promise<PlaceAnswer>;
}

/**
 * The rule: the ticket fits the market as it is now; the funds in the trade account of the instrument's currency cover
 * amount and fee at the worst price; then the order is stored and the money held, together, once for its key.
 */
export function createOrderDesk(context: TradingContext): OrderDesk {
  const accounts = createAccountIds();
  const callers = createCallers(context);
  return {
    async place(call) {
      const caller = await callers.resolveCached(call);
      const placed = await placeInOneStatement(context, accounts, call, caller);
      if (placed !== undefined) return placed;
      const member = await callers.require(call);
      const signedIn = { ...call, member };
      return idempotently(context, signedIn, (tx) =>
        placeStepByStep(context, accounts, tx, member.memberId, call.body, call.locale),
      );
    },
  };
}

/**
 * The usual case as a single round trip to the database. Undefined when it is not the usual case (the session
 * is over, the ticket is refused, the funds do not suffice, the key was seen before): nothing has happened then.
 */
async function placeInOneStatement(
  context: TradingContext,
  accounts: AccountIds,
  call: PlaceCall,
  { memberId, tokenToCheck }: Caller,
): Promise<PlaceAnswer | undefined> {
  const claim = toClaim(call, memberId);
  const at = context.clock.now();
  let plan: OrderPlan;
  try {
    plan = await planTicket(context, context.db.read, accounts, memberId, call.body, at);
  } catch (error) {
    // Said again, and stored with its key, by the long way.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  const { order, hold } = plan;
  const answer = viewOrder(
    order,
    [],
    context.market,
    warningsAt(context.market, order.market_id, at, call.locale),
  );
  const [ref, , , , , , ids, owners, kinds, books, commodities, amounts] = hold;
  return whileInFlight(claim, async () => {
    const [row] = await context.db.prepared<{ placed: boolean }>('place_order_once', PLACE_ORDER_ONCE, [
      tokenToCheck === null ? null : Buffer.from(tokenToCheck),
      claim.operation,
      claim.key,
      Buffer.from(claim.bodyHash),
      JSON.stringify(answer),
      context.clock.wall(),
      JSON.stringify(order),
      ref,
      ids,
      owners,
      kinds,
      books,
      commodities,
      amounts,
    ]);
    return row?.placed === true ? { status: 201, body: answer } : undefined;
  });
}

async function placeStepByStep(
  context: TradingContext,
  accounts: AccountIds,
  tx: Tx,
  memberId: string,
  body: TicketBody,
  locale: Locale,
): Promise<PlaceAnswer> {
  const at = context.clock.now();
  // Before the ticket is held against prices that nobody can see.
  await refuseHalted(tx, body.symbol);
  const { order, hold } = await planTicket(context, tx, accounts, memberId, body, at);
  const outcome = await insertOrder(tx, order, hold);
  if (outcome === 'instrument_halted') {
    throw new Refusal('instrument_halted', { params: { symbol: order.symbol } });
  }
  if (outcome === 'insufficient_funds') {
    const available = await findBalance(tx, {
      memberId,
      account: 'trade',
      book: 'available',
      commodity: order.currency,
    });
    throw insufficientFunds(decimal(order.hold_amount), available, order.currency);
  }
  const warnings = warningsAt(context.market, order.market_id, at, locale);
  return { status: 201, body: viewOrder(order, [], context.market, warnings) };
}

async function planTicket(
  context: TradingContext,
  db: Queries,
  accounts: AccountIds,
  memberId: string,
  body: TicketBody,
  at: Date,
): Promise<OrderPlan> {
  const ticket = checkTicket(body, context.market, at);
  const accountId = await requireTradeAccount(db, accounts, memberId, ticket);
  return planOrder(context, ticket, { memberId, accountId }, at);
}

/**
 * The account that pays. Inside a transaction it is looked up there: the embedded store has no second connection.
 * @throws Refusal `insufficient_funds` when the member has no account in the currency, `not_found` when the ticket
 * names an account that is not theirs, `currency_mismatch` when it names another one of theirs
 */
async function requireTradeAccount(
  db: Queries,
  accounts: AccountIds,
  memberId: string,
  ticket: Ticket,
): Promise<string> {
  const { currency } = ticket.instrument;
  const accountId = await accounts.find(db, memberId, 'trade', currency);
  if (accountId === undefined) throw insufficientFunds(moneyOf(ticket).hold, decimal('0'), currency);
  if (ticket.accountId !== null && ticket.accountId !== accountId) throw new Refusal('not_found');
  return accountId;
}
