import type { ContractWorld, Sending } from './contractWorld.js';

/** What a member owns, for requests that name it. Pairs: one to keep, one to end. */
export interface Belongings {
  readonly token: string;
  readonly symbol: string;
  /** A limit that is far from filling, on the tick. */
  readonly price: string;
  readonly accountId: string;
  readonly positionId: string;
  readonly orderIds: readonly [kept: string, ended: string];
  readonly watchlistIds: readonly [kept: string, ended: string];
  readonly closeRequestId: string;
}

/** A request that the contract accepts. */
export interface Example extends Sending {
  /** Of the path's parameters, in their order. */
  readonly path?: readonly string[];
  /** With its question mark. */
  readonly query?: string;
}

/** Makes one of what a member owns. */
export type MakeExample = (mine: Belongings, world: ContractWorld) => Example | Promise<Example>;

/** The header of a fresh idempotency key. */
export const key = (): Readonly<Record<string, string>> => ({ 'idempotency-key': crypto.randomUUID() });
