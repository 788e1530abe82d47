import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { findSession, readTokenHash } from './authenticate.js';
import { createAddressReader, limitedAddress } from './clientAddress.js';
import type { Contract, OperationRules } from './contract.js';
import type { Operations, SignedIn } from './operation.js';
import { createProvenTokens } from './provenTokens.js';
import { rateHeaders, ratePolicies, type RatePolicy } from './rateLimits.js';
import { Refusal } from './refusal.js';
import { createReplays } from './replays.js';
import { costOf } from './requestCost.js';
import { createRequestCounts, type Counted } from './requestCounts.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes of the contract. */
    operationId?: string;
  }
}

/** What is known about a request that has passed the gate. */
export interface GateFacts {
  readonly rules: OperationRules | undefined;
  readonly member: SignedIn | undefined;
  readonly tokenHash: Uint8Array | undefined;
  /** The client's IP address, after proxy rules. */
  readonly address: string;
}

/** Names whose requests count together: the member's, or those of an address and its network. */
export const senderOf = ({ member, address }: Pick<GateFacts, 'member' | 'address'>): string =>
  member === undefined ? `address ${limitedAddress(address)}` : `member ${member.memberId}`;

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
  const { take, giveBack, stop } = createRequestCounts(context, onShareError);
  const addressOf = createAddressReader(context.config.trustedProxies);
  const proven = createProvenTokens();
  const facts = new WeakMap<FastifyRequest, GateFacts>();
  const factsOf = (request: FastifyRequest): GateFacts => facts.get(request) ?? NOTHING;
  const counted = new WeakMap<FastifyRequest, Counted>();
  /** Requests whose operation resolves the token itself. Until then they count against the address. */
  const unproven = new WeakMap<FastifyRequest, Counted>();
  const replays = createReplays(context, operations, take);

  const costOfRequest = (request: FastifyRequest): number => costOf(factsOf(request).rules, request.url);

  const count = async (request: FastifyRequest, entry: Counted, isReplay?: () => Promise<boolean>) => {
    counted.set(request, entry);
    if (entry.state.isAllowed || (await isReplay?.()) === true) return;
    refuse(entry);
  };
  const refuse = (entry: Counted): never => {
    throw new Refusal('rate_limited', { retryAfterS: entry.state.resetS });
  };
  const isReplay = (request: FastifyRequest, member: SignedIn | undefined): Promise<boolean> => {
    const { rules, tokenHash } = factsOf(request);
    return replays.isReplay(request, rules, { tokenHash, member });
  };

  /** @returns whether the request has entered; false for a token without a session */
  const enterWithToken = async (
    request: FastifyRequest,
    rules: OperationRules,
    tokenHash: Uint8Array,
  ): Promise<boolean> => {
    // Count before looking the token up, so that unknown tokens cost the same as known ones.
    const byAddress = proven.has(tokenHash)
      ? undefined
      : await take(ratePolicies.anonymous, limitedAddress(factsOf(request).address), 1);
    if (byAddress !== undefined) await count(request, byAddress);

    if (operations[rules.operationId]?.resolvesSession === true) {
      await enterUnresolved(request, { policy: rules.policy, tokenHash, byAddress });
      return true;
    }
    const member = await findSession(context, tokenHash);
    proven.learn(tokenHash, member !== undefined);
    if (member === undefined) {
      if (byAddress === undefined) await countStranger(request);
      return false;
    }
    if (byAddress !== undefined) giveBack(byAddress);
    await enterAsMember(request, member);
    return true;
  };
  /** A request whose operation resolves the token itself. It counts for the token, as the member is not known. */
  const enterUnresolved = async (
    request: FastifyRequest,
    {
      policy,
      tokenHash,
      byAddress,
    }: { policy: RatePolicy; tokenHash: Uint8Array; byAddress: Counted | undefined },
  ): Promise<void> => {
    if (byAddress !== undefined) unproven.set(request, byAddress);
    const entry = await take(policy, Buffer.from(tokenHash).toString('hex'), costOfRequest(request));
    return count(request, entry, () => isReplay(request, undefined));
  };
  const enterAsMember = async (request: FastifyRequest, member: SignedIn): Promise<void> => {
    const { rules, tokenHash, address } = factsOf(request);
    facts.set(request, { rules, member, tokenHash, address });
    const entry = await take(policyFor(rules, true), member.memberId, costOfRequest(request));
    return count(request, entry, () => isReplay(request, member));
  };
  const countStranger = async (request: FastifyRequest): Promise<void> => {
    const { rules, address } = factsOf(request);
    const who = limitedAddress(address);
    const entry = await take(policyFor(rules, false), who, costOfRequest(request));
    return count(request, entry, () => replays.mayProve(request, rules, who));
  };

  return {
    async enter(request) {
      const rules = contract.operations.get(request.routeOptions.config.operationId ?? '');
      const tokenHash = readTokenHash(request.headers.authorization);
      const address = addressOf(request.raw);
      facts.set(request, { rules, member: undefined, tokenHash, address });

      if (tokenHash === undefined || !wantsMember(rules)) await countStranger(request);
      else if (await enterWithToken(request, rules, tokenHash)) return;
      if (rules?.signIn === 'required') throw new Refusal('unauthenticated');
    },
    async enterWithBody(request) {
      const entry = counted.get(request);
      const isAllowed = await replays.proves(request, factsOf(request).rules);
      if (entry !== undefined && !isAllowed) refuse(entry);
    },
    factsOf,
    async requireSession(request) {
      const entry = counted.get(request);
      if (entry !== undefined && replays.isUndecided(request)) refuse(entry);
      const { rules, member, tokenHash } = factsOf(request);
      if (rules?.signIn !== 'required' || member !== undefined || tokenHash === undefined) return;
      if ((await findSession(context, tokenHash)) === undefined) throw new Refusal('unauthenticated');
    },
    uncount(request) {
      const entry = counted.get(request);
      if (entry === undefined || !entry.state.isAllowed) return;
      giveBack(entry);
    },
    leave(request, status) {
      const { tokenHash } = factsOf(request);
      const entry = unproven.get(request);
      if (entry === undefined || tokenHash === undefined) return;
      proven.learn(tokenHash, status !== 401);
      if (status !== 401) giveBack(entry);
    },
    writeHeaders(request, reply) {
      const entry = counted.get(request);
      const { rules } = factsOf(request);
      if (entry !== undefined && rules?.isStream !== true) reply.headers(rateHeaders(entry.state));
    },
    close: stop,
  };
}

/** Public reads with a token are resolved too, because a member has a higher limit than an address. */
function wantsMember(rules: OperationRules | undefined): rules is OperationRules {
  return rules !== undefined && (rules.signIn !== 'none' || rules.counts === 'member');
}

/** Reference data and sign-ins count by address for everyone; other signed-out calls have the anonymous limit. */
function policyFor(rules: OperationRules | undefined, isMember: boolean): RatePolicy {
  if (rules === undefined) return ratePolicies.anonymous;
  return isMember || rules.counts !== 'member' || rules.isStream ? rules.policy : ratePolicies.anonymous;
}
