import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { readTokenHash } from '../http/authenticate.js';
import { createAddressReader, limitedAddress } from '../http/clientAddress.js';
import type { Contract } from '../http/contract.js';
import { createRateLimiter } from '../http/rateLimiter.js';
import { ratePolicies, type RatePolicy } from '../http/rateLimits.js';
import { Refusal } from '../http/refusal.js';
import { shareCountsBy } from '../http/sharedCounts.js';
import type { OperatorCaller, OperatorOperationId } from './operation.js';
import { readRoles } from './operatorContract.js';
import { findOperatorSession } from './operatorSessions.js';

export interface OperatorGate {
  /** Checks limits, session and role of each request. It counts the request before it looks anything up. */
  guard(plane: FastifyInstance): void;
  callerOf(request: FastifyRequest): OperatorCaller;
}

/** The operations that an operator may call before being confirmed. */
const OWN_SESSION: ReadonlySet<string> = new Set<OperatorOperationId>([
  'getOperatorSession',
  'signOutOperator',
]);

interface Counted {
  readonly policy: RatePolicy;
  readonly who: string;
}

/** The gate of the operators' API: rate limits, sessions, roles. */
export function createOperatorGate(
  context: BrokerContext,
  contract: Contract<OperatorOperationId>,
  onShareError: (error: unknown) => void,
): OperatorGate {
  const limiter = createRateLimiter(() => context.clock.wall(), shareCountsBy(context.db), onShareError);
  const addressOf = createAddressReader(context.config.trustedProxies);
  const roles = readRoles(contract);
  const callers = new WeakMap<FastifyRequest, OperatorCaller>();
  /** Counts that are given back when the request succeeds. */
  const counted = new WeakMap<FastifyRequest, Counted>();

  const count = async (entry: Counted): Promise<void> => {
    if (!context.config.rateLimits) return;
    const { isAllowed, resetS } = await limiter.take(entry.policy, entry.who);
    if (!isAllowed) throw new Refusal('rate_limited', { retryAfterS: resetS });
  };
  const giveBack = ({ policy, who }: Counted): void => {
    if (context.config.rateLimits) limiter.giveBack(policy, who);
  };

  const enter = async (request: FastifyRequest): Promise<void> => {
    const rules = contract.operations.get(request.routeOptions.config.operationId ?? '');
    const address = addressOf(request.raw);
    const who = `operators ${limitedAddress(address)}`;
    callers.set(request, { operator: undefined, address });
    if (rules?.signIn === 'none') {
      const entry = { policy: ratePolicies.auth, who };
      await count(entry);
      counted.set(request, entry);
      return;
    }
    const entry = { policy: ratePolicies.anonymous, who };
    await count(entry);
    const tokenHash = readTokenHash(request.headers.authorization);
    const operator =
      tokenHash === undefined ? undefined : await findOperatorSession(context, tokenHash, address);
    if (operator === undefined) throw new Refusal('unauthenticated');
    giveBack(entry);
    callers.set(request, { operator, address });
    await count({ policy: ratePolicies.read, who: `operator ${operator.id}` });
    if (!operator.isConfirmed && !OWN_SESSION.has(rules?.operationId ?? ''))
      throw new Refusal('operator_unconfirmed');
    if (!(roles.get(rules?.operationId ?? '') ?? []).includes(operator.role))
      throw new Refusal('role_required');
  };

  return {
    guard(plane) {
      plane.addHook('onRequest', enter);
      plane.addHook('onSend', async (request, reply) => {
        const entry = counted.get(request);
        if (entry !== undefined && reply.statusCode < 400) giveBack(entry);
      });
      plane.addHook('onClose', async () => limiter.stop());
    },
    callerOf: (request) => callers.get(request) ?? { operator: undefined, address: '' },
  };
}
