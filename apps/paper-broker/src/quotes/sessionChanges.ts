import type { Market, Session, SessionStatus } from '../market/market.js';

/** Tells when the session of a followed market has changed, such as from open to closed. */
export interface SessionChanges {
  /** Records the current status of markets that are not followed yet, so that their next change is found. */
  follow(marketIds: Iterable<string>, now: Date): void;
  /** The sessions whose status has changed since the last call. */
  find(marketIds: Iterable<string>, now: Date): readonly SessionChange[];
  /** Forgets all markets. */
  clear(): void;
}

export interface SessionChange {
  readonly marketId: string;
  readonly session: Session;
}

export function createSessionChanges(market: Market): SessionChanges {
  const statuses = new Map<string, SessionStatus>();
  return {
    follow(marketIds, now) {
      for (const marketId of marketIds) {
        if (!statuses.has(marketId)) statuses.set(marketId, market.session(marketId, now).status);
      }
    },
    find(marketIds, now) {
      return [...marketIds].flatMap((marketId) => {
        const session = market.session(marketId, now);
        const before = statuses.get(marketId);
        statuses.set(marketId, session.status);
        return before === undefined || before === session.status ? [] : [{ marketId, session }];
      });
    },
    clear: () => statuses.clear(),
  };
}
