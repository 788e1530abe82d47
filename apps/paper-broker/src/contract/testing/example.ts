import type { ContractWorld } from './contractWorld.js';
import type { Sending } from './exchange.js';

/** What a member owns, for requests that name it. Of two ids, the first is kept and the second is ended. */
export interface Belongings {
  readonly token: string;
  readonly symbol: string;
  /** A limit price on the tick, too far from the market to fill. */
  readonly price: string;
  readonly accountId: string;
  readonly positionId: string;
  readonly orderIds: readonly [kept: string, ended: string];
  readonly watchlistIds: readonly [kept: string, ended: string];
  readonly closeRequestId: string;
}

/** A request that the broker accepts. */
export interface Example extends Sending {
  /** The values of the path's parameters, in order. */
  readonly path?: readonly string[];
  /** The query string, with its question mark. */
  readonly query?: string;
}

/** Makes a request from what a member owns. */
export type MakeExample = (mine: Belongings, world: ContractWorld) => Example | Promise<Example>;

/** A header with a new idempotency key. */
export const key = (): Readonly<Record<string, string>> => ({ 'idempotency-key': crypto.randomUUID() });
