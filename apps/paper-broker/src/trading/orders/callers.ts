import { BoundedCache } from '../../util/boundedCache.js';
import { MINUTE_MS } from '../../util/durations.js';
import { findSession } from '../../http/authenticate.js';
import type { AnyCall, SignedIn } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import type { TradingContext } from '../tradingContext.js';

/** The member that a call's token belongs to. */
export interface Caller {
  readonly memberId: string;
  /**
   * The token whose session is still unchecked: the statement that does the work must check it. Null for a checked
   * session.
   */
  readonly tokenToCheck: Uint8Array | null;
}

interface Callers {
  /**
   * Finds the member of a call's token. The answer is cached, because a token always belongs to the same member.
   * Whether the session is still valid is not cached: the statement that uses the answer checks that.
   * @throws Refusal `unauthenticated`
   */
  resolveCached(call: AnyCall): Promise<Caller>;
  /** @throws Refusal `unauthenticated` without a valid session */
  require(call: AnyCall): Promise<SignedIn>;
}

/** How long a token's member is cached. Then the session is loaded again, which also updates `last_seen_at`. */
const REMEMBERED_MS = MINUTE_MS;
const MOST_REMEMBERED = 10_000;

export function createCallers(context: TradingContext): Callers {
  const known = new BoundedCache<string, { readonly memberId: string; readonly until: number }>(
    MOST_REMEMBERED,
  );
  const require = async (call: AnyCall): Promise<SignedIn> => {
    const member =
      call.member ?? (call.tokenHash === undefined ? undefined : await findSession(context, call.tokenHash));
    if (member === undefined) throw new Refusal('unauthenticated');
    return member;
  };
  return {
    require,
    async resolveCached(call) {
      const { member, tokenHash } = call;
      if (member !== undefined || tokenHash === undefined)
        return { memberId: (await require(call)).memberId, tokenToCheck: null };
      const wall = context.clock.wall().getTime();
      const token = Buffer.from(tokenHash).toString('hex');
      const remembered = known.find(token);
      if (remembered !== undefined && remembered.until > wall)
        return { memberId: remembered.memberId, tokenToCheck: tokenHash };
      const { memberId } = await require(call);
      known.set(token, { memberId, until: wall + REMEMBERED_MS });
      return { memberId, tokenToCheck: null };
    },
  };
}
