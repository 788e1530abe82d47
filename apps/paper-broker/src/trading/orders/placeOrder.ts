import type { Wire } from '@fairlot/api-client/wire';
import { ZERO } from '@fairlot/money';
import { createAccountIds, type AccountIds } from '../../accounts/accounts.js';
import { insufficientFunds } from '../../accounts/amounts.js';
import { idempotentlyInOne, toClaim, type Claim } from '../../http/idempotency.js';
import type { Answer, Call } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { createCallers, type Caller } from './callers.js';
import { refuseHalted } from '../halts.js';
import { viewOrder, warningsAt } from './orderView.js';
import { moneyOf, planOrder, type OrderPlan } from './planOrder.js';
import { readOutcome, type Stored } from './storeOrder.js';
import { checkTicket } from './ticket.js';
import type { TradingContext } from '../tradingContext.js';

type PlaceCall = Call<'placeOrder'>;
type PlaceAnswer = Answer<'placeOrder'>;

/** Calls the SQL function `place_order`; its parameters are in named notation. */
const PLACE_ORDER = `select outcome, available from place_order(
  p_token_hash => $1, p_wall => $2, p_operation => $3, p_key => $4, p_body_hash => $5,
  p_answer => $6, p_order => $7::jsonb, p_hold => $8::jsonb)`;

/**
 * Makes the operation `placeOrder`: 201 with the order in `wait` and its money held. It checks the session itself.
 *
 * The ticket must fit the current market, and the funds in the trade account of the instrument's currency must cover
 * the amount and the fee at the worst price. Then the order is stored and the money held in one transaction, once for
 * an idempotency key. The ticket is read and priced here; one call of `place_order` does the database's part.
 */
export function createPlaceOrder(context: TradingContext): (call: PlaceCall) => Promise<PlaceAnswer> {
  const accounts = createAccountIds();
  const callers = createCallers(context);
  return async (call) => {
    const caller = await callers.resolveCached(call);
    const claim = toClaim(call, caller.memberId);
    return idempotentlyInOne(context, call, claim, async () => {
      const at = context.clock.now();
      const plan = await planTicket(context, {
        accounts,
        memberId: caller.memberId,
        body: call.body,
        at,
      }).catch(async (error: unknown) => {
        // `place_order` will not run, so check the session and the halt here. A signed-out caller must learn
        // nothing of the ticket, and no ticket is checked against unpublished prices.
        if (error instanceof Refusal && caller.tokenToCheck !== null) await callers.require(call);
        if (error instanceof Refusal) await refuseHalted(context.db.read, call.body.symbol);
        throw error;
      });
      return store(context, call, { caller, claim, plan, at });
    });
  };
}

/** @throws Refusal `unauthenticated`, `instrument_halted`, `insufficient_funds` */
async function store(
  { db, clock, market }: TradingContext,
  call: PlaceCall,
  {
    caller: { tokenToCheck },
    claim,
    plan: { order, hold },
    at,
  }: { readonly caller: Caller; readonly claim: Claim; readonly plan: OrderPlan; readonly at: Date },
): Promise<PlaceAnswer | 'key_known'> {
  const answer: Wire['Order'] = viewOrder(
    order,
    [],
    market,
    warningsAt(market, order.market_id, at, call.locale),
  );
  const json = JSON.stringify(answer);
  const rows = await db.prepared<Stored>('place_order', PLACE_ORDER, [
    tokenToCheck === null ? null : Buffer.from(tokenToCheck),
    clock.wall(),
    claim.operation,
    claim.key,
    Buffer.from(claim.bodyHash),
    json,
    JSON.stringify(order),
    JSON.stringify(hold),
  ]);
  const outcome = readOutcome(order, rows);
  return outcome === 'key_known' ? outcome : { status: 201, body: answer, json };
}

interface PlannedTicket {
  readonly accounts: AccountIds;
  readonly memberId: string;
  readonly body: PlaceCall['body'];
  readonly at: Date;
}

/**
 * Plans the order of a ticket, paid from the member's trade account in the instrument's currency.
 * @throws Refusal as `checkTicket`; `insufficient_funds` when the member has no such account; `not_found` when the
 * ticket names another account
 */
async function planTicket(
  context: TradingContext,
  { accounts, memberId, body, at }: PlannedTicket,
): Promise<OrderPlan> {
  const ticket = checkTicket(body, context.market, at);
  const { currency } = ticket.instrument;
  const accountId = await accounts.find(context.db.read, { memberId, kind: 'trade', currency });
  if (accountId === undefined) throw insufficientFunds(moneyOf(ticket).hold, ZERO, currency, 'quantity');
  if (ticket.accountId !== null && ticket.accountId !== accountId) throw new Refusal('not_found');
  return planOrder(context, ticket, { memberId, accountId }, at);
}
