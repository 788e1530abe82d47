import type { Wire } from '@fairlot/api-client/wire';
import { ZERO } from '@fairlot/money';
import { createAccountIds, type AccountIds } from '../../accounts/accounts.js';
import { insufficientFunds } from '../../accounts/amounts.js';
import { idempotentlyInOne, toClaim, type Claim } from '../../http/idempotency.js';
import type { Answer, Call, Operations } from '../../http/operation.js';
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
 * Makes the operation `placeOrder`: 201 with the order in `wait` and its money held.
 *
 * The ticket must fit the current market, and the funds in the trade account of the instrument's currency must cover
 * the amount and the fee at the worst price. Then the order is stored and the money held in one transaction, once for
 * an idempotency key. The ticket is read and priced here; one call of `place_order` does the database's part.
 */
export function createPlaceOrder(context: TradingContext): NonNullable<Operations['placeOrder']> {
  const accounts = createAccountIds();
  const callers = createCallers(context);

  const placeOrder = async (call: PlaceCall): Promise<PlaceAnswer> => {
    const caller = await callers.resolveCached(call);
    const { memberId } = caller;
    const claim = toClaim(call, memberId);
    return idempotentlyInOne(context, call, claim, async () => {
      const at = context.clock.now();
      const ticket = { accounts, memberId, body: call.body, at };
      const plan = await planTicket(context, ticket).catch(async (error: unknown) => {
        if (error instanceof Refusal) await refuseFirst(call, caller);
        throw error;
      });
      return store(context, call, { caller, claim, plan, at });
    });
  };

  /**
   * Throws what `place_order`, which does not run for a refused ticket, would have refused before the ticket. A
   * signed-out caller must learn nothing of the ticket, and no ticket is checked against unpublished prices.
   */
  async function refuseFirst(call: PlaceCall, { tokenToCheck }: Caller): Promise<void> {
    if (tokenToCheck !== null) await callers.require(call);
    await refuseHalted(context.db.read, call.body.symbol);
  }

  return Object.assign(placeOrder, { resolvesSession: true as const });
}

interface PlannedCall {
  readonly caller: Caller;
  readonly claim: Claim;
  readonly plan: OrderPlan;
  readonly at: Date;
}

/**
 * Calls `place_order` with the plan, and with the answer to store under the key.
 * @throws Refusal `unauthenticated`, `instrument_halted`, `insufficient_funds`
 */
async function store(
  { db, clock, market }: TradingContext,
  call: PlaceCall,
  { caller, claim, plan, at }: PlannedCall,
): Promise<PlaceAnswer | 'key_known'> {
  const { tokenToCheck } = caller;
  const { order, hold } = plan;
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
