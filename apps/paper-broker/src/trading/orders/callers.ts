import { findSession } from '../../http/authenticate.js';
import type { AnyCall, SignedIn } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import type { TradingContext } from '../tradingContext.js';

/** Who seems to be calling. */
export interface Caller {
  readonly memberId: string;
  /** The token whose session is still to be checked, in the statement that does the work; null when it was. */
  readonly tokenToCheck: Uint8Array | null;
}

interface Callers {
  /**
   * Whose token it is. A token belongs to one member for good, so that much can be remembered; whether its session
   * still lives can not, and is checked where the answer is used.
   * @throws Refusal `unauthenticated`
   */
  resolveCached(call: AnyCall): Promise<Caller>;
  /** @throws Refusal `unauthenticated` unless the session lives now */
  require(call: AnyCall): Promise<SignedIn>;
}

/** After that long the session is looked up in full again, which also notes that it is in use. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 10_000;

export function createCallers(context: TradingContext): Callers {
  const known = new Map<string, { readonly memberId: string; readonly until: number }>();
  const require = async (call: AnyCall): Promise<SignedIn> => {
    const member =
      call.member ?? (call.tokenHash === undefined ? undefined : await findSession(context, call.tokenHash));
    if (member === undefined) throw new Refusal('unauthenticated');
    return member;
  };
  return {
    require,
    async resolveCached(call) {
      const wall = context.clock.wall().getTime();
      const { tokenHash } = call;
      const name = tokenHash === undefined ? '' : Buffer.from(tokenHash).toString('hex');
      const remembered = known.get(name);
      if (
        call.member === undefined &&
        tokenHash !== undefined &&
        remembered !== undefined &&
        remembered.until > wall
      ) {
        return { memberId: remembered.memberId, tokenToCheck: tokenHash };
      }
      const { memberId } = await require(call);
      const [oldest] = known.keys();
      if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
      known.delete(name);
      known.set(name, { memberId, until: wall + REMEMBERED_MS });
      return { memberId, tokenToCheck: null };
    },
  };
}
