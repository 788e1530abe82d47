import { clientCode, isApiError } from '@fairlot/api-client';
import { api } from '../state/client.js';
import { contact, type ContactState } from '../state/contact.js';
import { isLost } from '../state/isLost.js';
import { session } from '../state/session.js';
import { queryClient } from './queryClient.js';
import { pause } from '../pause.js';

/**
 * The interval and the timeout of requests to an unreachable server, ms. Its recovery shows on screen
 * within five seconds.
 */
const AGAIN_MS = 3_000;
/** Whether the server answers. A signed-in customer asks for a row, so that the database has to answer too. */
async function isAnswering(): Promise<boolean> {
  const signal = AbortSignal.timeout(AGAIN_MS);
  try {
    // Otherwise the browser's cache or the service worker would answer for an absent server.
    await (session.scope() === 'guest'
      ? api.get('/market/app', { signal, cache: 'no-store' })
      : api.get('/notice/setting', { signal, cache: 'no-store' }));
    return true;
  } catch (error) {
    return !isLost(error) && !isApiError(error, clientCode.aborted);
  }
}

/** Sets the state. When the server is back, everything on screen is fetched again. */
function become(next: ContactState): void {
  const isBack = next === 'there' && contact.state() !== 'there';
  contact.set(next);
  if (!isBack) return;
  contact.announceReturn();
  void queryClient.invalidateQueries();
}

/**
 * When a request or a stream fails, finds out whether the server is away, because a single failure may have
 * another cause, and later whether it is back. Called once.
 */
export function followContact(): void {
  let isAsking = false;
  let askNow = () => {};

  async function findOut(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (let isFirst = true; ; isFirst = false) {
      const isThere = await isAnswering();
      const lost = contact.streams().filter((stream) => stream.isLost());
      // The server may have come back before this check. Wait, so that a request that keeps failing is not retried at
      // once.
      if (isThere && isFirst) setTimeout(contact.announceReturn, AGAIN_MS);
      if (!isThere) become('away');
      // A broken stream usually reconnects at its first attempt.
      else become(lost.length === 0 || isFirst || contact.state() === 'away' ? 'there' : 'streamLost');
      if (isThere && lost.length === 0) break;
      if (isThere) for (const stream of lost) stream.retryNow();
      await Promise.race([pause(AGAIN_MS), new Promise<void>((resolve) => (askNow = resolve))]);
    }
    isAsking = false;
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    // It may be an answer of a cache, so the server is asked, but at once: the bar must not stand beside new data.
    if (action.type === 'success' && contact.state() === 'away') askNow();
    if ((action.type === 'failed' || action.type === 'error') && isLost(action.error)) void findOut();
  });
  const failures = queryClient.getQueryCache().findAll({ predicate: ({ state }) => isLost(state.error) });
  if (failures.length > 0) void findOut();
  contact.onDoubt(() => void findOut());
  window.addEventListener('online', () => askNow());
}
