import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { findSession, readTokenHash } from './authenticate.js';
import type { Contract, OperationRules } from './contract.js';
import type { Operations, SignedIn } from './operation.js';
import {
  createRateLimiter,
  rateHeaders,
  ratePolicies,
  type RatePolicy,
  type RateState,
} from './rateLimits.js';
import { Refusal } from './refusal.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes of the contract. */
    operationId?: string;
  }
}

/** What is known about a request once it has passed the gate. */
export interface GateFacts {
  readonly rules: OperationRules | undefined;
  readonly member: SignedIn | undefined;
  readonly tokenHash: Uint8Array | undefined;
}

export interface RequestGate {
  /**
   * Finds out who asks and whether they may ask again now.
   * @throws Refusal `rate_limited`, `unauthenticated`
   */
  enter(request: FastifyRequest): Promise<void>;
  factsOf(request: FastifyRequest): GateFacts;
  /**
   * For a request that fails before its operation could check the session by itself.
   * @throws Refusal `unauthenticated`
   */
  requireSession(request: FastifyRequest): Promise<void>;
  /** Takes a request out of the count: a replay, a sign-in that worked. */
  uncount(request: FastifyRequest): void;
  writeHeaders(request: FastifyRequest, reply: FastifyReply): void;
}

interface Counted {
  readonly policy: RatePolicy;
  readonly who: string;
  state: RateState;
}

const NOTHING: GateFacts = { rules: undefined, member: undefined, tokenHash: undefined };

/** The gate in front of every request to the API: sessions and request limits. */
export function createRequestGate(
  context: Pick<BrokerContext, 'db' | 'clock' | 'config'>,
  contract: Contract,
  operations: Operations,
): RequestGate {
  const limiter = createRateLimiter(() => context.clock.wall());
  const facts = new WeakMap<FastifyRequest, GateFacts>();
  const counted = new WeakMap<FastifyRequest, Counted>();

  const count = (request: FastifyRequest, policy: RatePolicy, who: string): void => {
    const state = context.config.rateLimits
      ? limiter.take(policy, who)
      : { policy, remaining: policy.quota, resetS: policy.windowS, isAllowed: true };
    counted.set(request, { policy, who, state });
    if (!state.isAllowed) throw new Refusal('rate_limited', { retryAfterS: state.resetS });
  };

  return {
    async enter(request) {
      const rules = contract.operations.get(request.routeOptions.config.operationId ?? '');
      const tokenHash = readTokenHash(request.headers.authorization);
      const resolvesSession = rules !== undefined && operations[rules.operationId]?.resolvesSession === true;
      const member =
        tokenHash !== undefined && !resolvesSession && wantsMember(rules)
          ? await findSession(context, tokenHash)
          : undefined;
      facts.set(request, { rules, member, tokenHash });

      const token =
        resolvesSession && tokenHash !== undefined ? Buffer.from(tokenHash).toString('hex') : undefined;
      if (rules?.isStream !== true) {
        const { policy, who } = whoCounts(rules, member?.memberId ?? token, request.ip);
        count(request, policy, who);
      }
      const isKnown = member !== undefined || token !== undefined;
      if (rules?.signIn === 'required' && !isKnown) throw new Refusal('unauthenticated');
    },
    factsOf: (request) => facts.get(request) ?? NOTHING,
    async requireSession(request) {
      const { rules, member, tokenHash } = facts.get(request) ?? NOTHING;
      if (rules?.signIn !== 'required' || member !== undefined || tokenHash === undefined) return;
      if ((await findSession(context, tokenHash)) === undefined) throw new Refusal('unauthenticated');
    },
    uncount(request) {
      const entry = counted.get(request);
      if (entry === undefined || !context.config.rateLimits) return;
      limiter.giveBack(entry.policy, entry.who);
      entry.state = { ...entry.state, remaining: entry.state.remaining + 1 };
    },
    writeHeaders(request, reply) {
      const entry = counted.get(request);
      if (entry !== undefined) reply.headers(rateHeaders(entry.state));
    },
  };
}

/** A public read is looked up too when it carries a token: a member has more requests than an address. */
function wantsMember(rules: OperationRules | undefined): boolean {
  return rules !== undefined && (rules.signIn !== 'none' || rules.counts === 'member');
}

function whoCounts(
  rules: OperationRules | undefined,
  member: string | undefined,
  address: string,
): { policy: RatePolicy; who: string } {
  if (rules === undefined) return { policy: ratePolicies.anonymous, who: address };
  if (rules.counts !== 'member') return { policy: rules.policy, who: address };
  return member === undefined
    ? { policy: ratePolicies.anonymous, who: address }
    : { policy: rules.policy, who: member };
}
