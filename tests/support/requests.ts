import type { Request } from '@playwright/test';
import { expect, type Page } from './test.js';

const requests = new WeakMap<Page, Set<Request>>();

/** Follows the requests of a page from now on, without its streams, which never end. */
export function followRequests(page: Page): void {
  if (requests.has(page)) return;
  const asked = new Set<Request>();
  requests.set(page, asked);
  page.on('request', (request) => request.url().includes('/stream/') || asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

/**
 * Waits until every request has its answer and what came with it is drawn. The page's clock must not stand.
 * `followRequests` was called before the first of them.
 * @param held addresses whose requests the journey holds back
 */
export async function untilAnswered(page: Page, held?: RegExp): Promise<void> {
  const isAnswered = () => [...(requests.get(page) ?? [])].every((each) => held?.test(each.url()) === true);
  // An answer may be followed by the next request, once the page has handled it.
  let quiet = 0;
  const look = async () => {
    await untilDrawn(page);
    return (quiet = isAnswered() ? quiet + 1 : 0);
  };
  await expect.poll(look, { intervals: [50] }).toBeGreaterThan(1);
}

/** Waits until the page has drawn what it had to draw: the second frame begins after the first one is complete. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
