import type { FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { findSession } from './authenticate.js';
import type { OperationRules } from './contract.js';
import { hasStoredAnswer } from './idempotency.js';
import { findOperation, type Operations, type SignedIn } from './operation.js';
import { ratePolicies } from './rateLimits.js';
import type { RequestCounts } from './requestCounts.js';

/** Finds out whether a request over its limit only repeats an earlier one, whose stored answer it may have. */
export interface Replays {
  /** Whether the owner of the token has sent the request before. `member`: the owner, if already known. */
  isReplay(
    request: FastifyRequest,
    rules: OperationRules | undefined,
    caller: { readonly tokenHash: Uint8Array | undefined; readonly member: SignedIn | undefined },
  ): Promise<boolean>;
  /** Whether the body of a request without a session may prove that it is a replay. It is undecided until then. */
  mayProve(request: FastifyRequest, rules: OperationRules | undefined, who: string): Promise<boolean>;
  isUndecided(request: FastifyRequest): boolean;
  /** Whether an undecided request is a replay, by its validated body; true for every other request. */
  proves(request: FastifyRequest, rules: OperationRules | undefined): Promise<boolean>;
}

/** These callers are over their limit, so the look-ups have a limit of their own. */
export function createReplays(
  context: Pick<BrokerContext, 'db' | 'clock'>,
  operations: Operations,
  take: RequestCounts['take'],
): Replays {
  const undecided = new WeakSet<FastifyRequest>();
  const mayLookUp = async (who: string): Promise<boolean> =>
    (await take(ratePolicies.replay, who, 1)).state.isAllowed;
  const scopeReader = (rules: OperationRules | undefined) =>
    rules === undefined ? undefined : findOperation(operations, rules.operationId)?.scopeOf;

  return {
    async isReplay(request, rules, { tokenHash, member: known }) {
      const key = keyOf(request);
      if (rules === undefined || key === undefined || tokenHash === undefined) return false;
      if (!(await mayLookUp(Buffer.from(tokenHash).toString('hex')))) return false;
      const member = known ?? (await findSession(context, tokenHash));
      return member !== undefined && (await hasStoredAnswer(context.db, member.memberId, request, key));
    },
    async mayProve(request, rules, who) {
      if (scopeReader(rules) === undefined || keyOf(request) === undefined) return false;
      undecided.add(request);
      return mayLookUp(who);
    },
    isUndecided: (request) => undecided.has(request),
    async proves(request, rules) {
      if (!undecided.has(request)) return true;
      const scope = scopeReader(rules)?.(request.body);
      const isReplay =
        scope !== undefined && (await hasStoredAnswer(context.db, scope, request, keyOf(request) ?? ''));
      if (isReplay) undecided.delete(request);
      return isReplay;
    },
  };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
