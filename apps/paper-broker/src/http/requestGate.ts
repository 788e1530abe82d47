import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { findSession, readTokenHash } from './authenticate.js';
import { createAddressReader } from './clientAddress.js';
import type { Contract, OperationRules } from './contract.js';
import type { GateFacts } from './gateFacts.js';
import { createGateLimits } from './gateLimits.js';
import type { Operations } from './operation.js';
import { createProvenTokens } from './provenTokens.js';
import { Refusal } from './refusal.js';
import type { Counted } from './requestCounts.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes of the contract. */
    operationId?: string;
  }
}

export interface RequestGate {
  /**
   * Identifies the caller and checks the rate limit.
   * @throws Refusal `rate_limited`, `unauthenticated`
   */
  enter(request: FastifyRequest): Promise<void>;
  /**
   * Checks the limit of a request whose sender is named in its body only; call it once the body is validated.
   * @throws Refusal `rate_limited`
   */
  enterWithBody(request: FastifyRequest): Promise<void>;
  factsOf(request: FastifyRequest): GateFacts;
  /**
   * Checks the session of a request that failed before its operation could check it, or before its body could prove a
   * replay.
   * @throws Refusal `unauthenticated`, `rate_limited`
   */
  requireSession(request: FastifyRequest): Promise<void>;
  /** Takes a request out of the count, for a replay or a successful sign-in. */
  uncount(request: FastifyRequest): void;
  /** Learns from the answer whether a token that the operation itself resolved is valid. */
  leave(request: FastifyRequest, status: number): void;
  writeHeaders(request: FastifyRequest, reply: FastifyReply): void;
  close(): void;
}

const NOTHING: GateFacts = { rules: undefined, member: undefined, tokenHash: undefined, address: '' };

type GateContext = Pick<BrokerContext, 'db' | 'clock' | 'config'>;

/** The gate that every API request passes: sessions and rate limits. */
export function createRequestGate(
  context: GateContext,
  contract: Contract,
  operations: Operations,
  onShareError: (error: unknown) => void,
): RequestGate {
  const addressOf = createAddressReader(context.config.trustedProxies);
  const proven = createProvenTokens();
  const facts = new WeakMap<FastifyRequest, GateFacts>();
  const factsOf = (request: FastifyRequest): GateFacts => facts.get(request) ?? NOTHING;
  const limits = createGateLimits(context, operations, factsOf, onShareError);
  /** Requests whose operation resolves the token itself. Until then they count against the address. */
  const unproven = new WeakMap<FastifyRequest, Counted>();

  /** @returns whether the request has entered; false for a token without a session */
  const enterWithToken = async (
    request: FastifyRequest,
    rules: OperationRules,
    tokenHash: Uint8Array,
  ): Promise<boolean> => {
    // Count before looking the token up, so that unknown tokens cost the same as known ones.
    const byAddress = proven.has(tokenHash) ? undefined : await limits.countGuess(request);
    if (operations[rules.operationId]?.resolvesSession === true) {
      if (byAddress !== undefined) unproven.set(request, byAddress);
      await limits.countToken(request, tokenHash);
      return true;
    }
    const member = await findSession(context, tokenHash);
    proven.learn(tokenHash, member !== undefined);
    if (member === undefined) {
      if (byAddress === undefined) await limits.countStranger(request);
      return false;
    }
    if (byAddress !== undefined) limits.giveBack(byAddress);
    facts.set(request, { ...factsOf(request), member });
    await limits.countMember(request, member);
    return true;
  };

  return {
    async enter(request) {
      const rules = contract.operations.get(request.routeOptions.config.operationId ?? '');
      const tokenHash = readTokenHash(request.headers.authorization);
      facts.set(request, { rules, member: undefined, tokenHash, address: addressOf(request.raw) });

      if (tokenHash === undefined || !wantsMember(rules)) await limits.countStranger(request);
      else if (await enterWithToken(request, rules, tokenHash)) return;
      if (rules?.signIn === 'required') throw new Refusal('unauthenticated');
    },
    enterWithBody: limits.requireReplay,
    factsOf,
    async requireSession(request) {
      limits.refuseUndecided(request);
      const { rules, member, tokenHash } = factsOf(request);
      if (rules?.signIn !== 'required' || member !== undefined || tokenHash === undefined) return;
      if ((await findSession(context, tokenHash)) === undefined) throw new Refusal('unauthenticated');
    },
    uncount: limits.uncount,
    leave(request, status) {
      const { tokenHash } = factsOf(request);
      const entry = unproven.get(request);
      if (entry === undefined || tokenHash === undefined) return;
      proven.learn(tokenHash, status !== 401);
      if (status !== 401) limits.giveBack(entry);
    },
    writeHeaders: limits.writeHeaders,
    close: limits.stop,
  };
}

/** Public reads with a token are resolved too, because a member has a higher limit than an address. */
function wantsMember(rules: OperationRules | undefined): rules is OperationRules {
  return rules !== undefined && (rules.signIn !== 'none' || rules.counts === 'member');
}
