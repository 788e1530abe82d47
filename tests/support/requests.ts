import type { Request } from '@playwright/test';
import { expect, type Page } from './test.js';

const requests = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have no answer yet, from now on, without its streams, which never end. */
export function unanswered(page: Page): ReadonlySet<Request> {
  const known = requests.get(page);
  if (known !== undefined) return known;
  const asked = new Set<Request>();
  requests.set(page, asked);
  page.on('request', (request) => request.url().includes('/stream/') || asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return asked;
}

/**
 * Waits until every request has its answer.
 * @param asked from `unanswered`, called before the first of them
 * @param held addresses whose requests the journey holds back
 */
export async function untilAnswered(asked: ReadonlySet<Request>, held?: RegExp): Promise<void> {
  const isAnswered = () => [...asked].every((request) => held?.test(request.url()) === true);
  // An answer may be followed by the next request.
  let quiet = 0;
  await expect.poll(() => (quiet = isAnswered() ? quiet + 1 : 0), { intervals: [50] }).toBeGreaterThan(1);
}

/** Waits until the page has drawn what it had to draw: the second frame begins after the first one is complete. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
