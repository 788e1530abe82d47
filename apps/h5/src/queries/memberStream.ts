import { memberStream } from '@fairlot/api-client';
import type { Query } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { contact } from '../state/contact.js';
import { followVisibility } from './followVisibility.js';
import { queryClient } from './queryClient.js';
import { session } from '../state/session.js';
import { renewTogether } from './together.js';

/**
 * The queries that an event invalidates: the nouns of query keys, `[scope, noun, …]`. An event that is not listed is
 * its own noun.
 */
const STALE_BY_EVENT: Readonly<Record<string, readonly string[]>> = {
  order: ['order', 'position', 'account', 'profile'],
  position: ['position', 'order', 'account', 'profile'],
  balance: ['account', 'profile', 'statement'],
  deposit: ['deposit', 'account', 'profile'],
  withdrawal: ['withdrawal', 'account', 'profile'],
  subscription: ['subscription', 'account', 'profile'],
  loan: ['loan', 'account', 'profile'],
  kyc: ['kyc', 'profile'],
  chat: ['support'],
  notice: ['notice', 'alert'],
  logout: ['session'],
};
/**
 * Changes come in bursts, such as an order with its fill and its balance, so they are collected before refetching.
 */
const GATHER_MS = 150;

const stale = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | undefined;

/**
 * Queries fetched before this time may be outdated. Times are wall-clock ms, because the page's monotonic clock stops
 * while a device sleeps.
 */
let syncedAt = 0;
/**
 * When each query, by its hash, was last fetched. A query from before this file was loaded counts as fetched at page
 * load.
 */
const askedAt = new Map<string, number>();

/** Refetches only queries that are on screen; the others when they are shown. */
function askAgain(scope: string): void {
  gathering = undefined;
  const nouns = [...stale];
  stale.clear();
  const filters: RenewFilters[] = nouns
    .filter((noun) => noun !== 'sync')
    .map((noun) => ({ queryKey: [scope, noun] }));
  // The server only says since when nothing was missed, so older queries are refetched.
  if (nouns.includes('sync')) {
    const predicate = ({ queryHash }: { queryHash: string }) =>
      (askedAt.get(queryHash) ?? performance.timeOrigin) < syncedAt;
    filters.push({ queryKey: [scope], predicate });
  }
  renew(filters);
}

interface RenewFilters {
  queryKey: readonly string[];
  predicate?: (query: Query) => boolean;
}

/**
 * Refetches what is on screen. A first answer that is still loading may be older than the change, and the library
 * does not cancel it, so it is refetched once it has arrived.
 */
function renew(all: readonly RenewFilters[]): void {
  const firstLoads = all
    .flatMap((filters) => queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
    .filter(({ state }) => state.data === undefined);
  void renewTogether(queryClient, all);
  for (const { queryKey, promise } of firstLoads) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, again);
  }
}

/** Listens for changes of the signed-in customer, in this session and in later ones. Called once. */
export function followMember(): void {
  let scope = 'guest';

  queryClient.getQueryCache().subscribe((event) => {
    const { queryHash } = event.query;
    if (event.type === 'removed') askedAt.delete(queryHash);
    if (event.type === 'updated' && event.action.type === 'fetch') askedAt.set(queryHash, Date.now());
  });

  const stream = memberStream({
    client: api,
    onState: (state) => state === 'paused' && contact.doubt(),
    onEvent({ type, quietMs }) {
      if (type === 'sync') syncedAt = Date.now() - quietMs;
      for (const noun of STALE_BY_EVENT[type] ?? [type]) stale.add(noun);
      gathering ??= setTimeout(() => askAgain(scope), GATHER_MS);
    },
  });

  contact.follow({
    isLost: () => stream.state === 'paused' && scope !== 'guest' && !document.hidden,
    retryNow: () => stream.isWaiting && stream.retryNow(),
  });

  /** Opens the current session's stream; without a session there is none. */
  function followSession(): void {
    if (scope === session.scope()) return;
    scope = session.scope();
    stale.clear();
    if (scope === 'guest') stream.rest();
    else stream.connect();
  }

  function wake(): void {
    if (scope === 'guest') return;
    stream.retryNow();
    if (stream.state === 'paused') contact.doubt();
  }

  session.subscribe(followSession);
  followVisibility({ rest: stream.rest, wake });
  followSession();
}
