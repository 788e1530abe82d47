import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { limitedAddress } from './clientAddress.js';
import type { OperationRules } from './contract.js';
import type { GateFacts } from './gateFacts.js';
import type { Operations, SignedIn } from './operation.js';
import { rateHeaders, ratePolicies, type RatePolicy } from './rateLimits.js';
import { Refusal } from './refusal.js';
import { createReplays } from './replays.js';
import { costOf } from './requestCost.js';
import { createRequestCounts, type Counted } from './requestCounts.js';

/**
 * The rate limits of the gate. Each request counts against one of them. Over its limit it is refused, unless it repeats
 * an earlier one whose answer is stored.
 */
export function createGateLimits(
  context: Pick<BrokerContext, 'db' | 'clock' | 'config'>,
  operations: Operations,
  factsOf: (request: FastifyRequest) => GateFacts,
  onShareError: (error: unknown) => void,
) {
  const { take, giveBack, stop } = createRequestCounts(context, onShareError);
  const replays = createReplays(context, operations, take);
  const counted = new WeakMap<FastifyRequest, Counted>();

  const refuse = (entry: Counted): never => {
    throw new Refusal('rate_limited', { retryAfterS: entry.state.resetS });
  };
  const count = async (
    request: FastifyRequest,
    policy: RatePolicy,
    who: string,
    isReplay?: () => Promise<boolean>,
  ): Promise<void> => {
    const entry = await take(policy, who, costOf(factsOf(request).rules, request.url));
    counted.set(request, entry);
    if (!entry.state.isAllowed && (await isReplay?.()) !== true) refuse(entry);
  };
  const isReplay = (request: FastifyRequest, member: SignedIn | undefined): Promise<boolean> => {
    const { rules, tokenHash } = factsOf(request);
    return replays.isReplay(request, rules, { tokenHash, member });
  };

  return {
    /** Counts a token that may be guessed against the address. */
    async countGuess(request: FastifyRequest): Promise<Counted> {
      const entry = await take(ratePolicies.anonymous, limitedAddress(factsOf(request).address), 1);
      counted.set(request, entry);
      return entry.state.isAllowed ? entry : refuse(entry);
    },
    countStranger(request: FastifyRequest): Promise<void> {
      const { rules, address } = factsOf(request);
      const who = limitedAddress(address);
      return count(request, policyFor(rules, false), who, () => replays.mayProve(request, rules, who));
    },
    countMember: (request: FastifyRequest, member: SignedIn): Promise<void> =>
      count(request, policyFor(factsOf(request).rules, true), member.memberId, () =>
        isReplay(request, member),
      ),
    /** Counts a request whose operation resolves the token. It counts for the token, as the member is not known. */
    countToken: (request: FastifyRequest, tokenHash: Uint8Array): Promise<void> =>
      count(request, policyFor(factsOf(request).rules, true), Buffer.from(tokenHash).toString('hex'), () =>
        isReplay(request, undefined),
      ),
    /** @throws Refusal for a request over its limit whose body does not prove that it is a replay */
    async requireReplay(request: FastifyRequest): Promise<void> {
      const entry = counted.get(request);
      const isAllowed = await replays.proves(request, factsOf(request).rules);
      if (entry !== undefined && !isAllowed) refuse(entry);
    },
    /** @throws Refusal for a request over its limit that failed before its body could prove a replay */
    refuseUndecided(request: FastifyRequest): void {
      const entry = counted.get(request);
      if (entry !== undefined && replays.isUndecided(request)) refuse(entry);
    },
    uncount(request: FastifyRequest): void {
      const entry = counted.get(request);
      if (entry?.state.isAllowed === true) giveBack(entry);
    },
    giveBack,
    writeHeaders(request: FastifyRequest, reply: FastifyReply): void {
      const entry = counted.get(request);
      if (entry !== undefined && factsOf(request).rules?.isStream !== true)
        reply.headers(rateHeaders(entry.state));
    },
    stop,
  };
}

/** Reference data and sign-ins count by address for everyone; other signed-out calls have the anonymous limit. */
function policyFor(rules: OperationRules | undefined, isMember: boolean): RatePolicy {
  if (rules === undefined) return ratePolicies.anonymous;
  return isMember || rules.counts !== 'member' || rules.isStream ? rules.policy : ratePolicies.anonymous;
}
