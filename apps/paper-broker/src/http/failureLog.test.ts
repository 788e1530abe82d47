import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFailureLog } from './failureLog.js';
import { createLogger } from './logger.js';
import { Refusal } from './refusal.js';

const SPAN_MS = 50;
const gone = (where: string) =>
  Object.assign(new Error(`connect ECONNREFUSED ${where}`), { code: 'ECONNREFUSED' });

function openLog() {
  const lines: { level: number; msg: string; requests?: number; cause?: string }[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const logFailure = createFailureLog(SPAN_MS);
  return { lines, fail: (cause: Error) => logFailure(log, cause) };
}

it('a burst of failures writes one line for each cause, and their number at its end', async () => {
  const { lines, fail } = openLog();
  for (let port = 1; port <= 1_000; port += 1) fail(gone(`127.0.0.1:${port}`));
  for (let count = 0; count < 3; count += 1) fail(new Refusal('unavailable'));
  expect(lines.map(({ msg, level }) => [msg, level])).toEqual([
    ['request failed', 50],
    ['request failed', 40],
  ]);
  await expect
    .poll(() => lines.slice(2))
    .toMatchObject([
      { cause: 'ECONNREFUSED', requests: 999, level: 50 },
      { cause: 'unavailable', requests: 2, level: 40 },
    ]);
});

it('the next burst begins anew, and a single failure has no second line', async () => {
  const { lines, fail } = openLog();
  fail(gone('a'));
  await wait(2 * SPAN_MS);
  fail(gone('b'));
  await wait(2 * SPAN_MS);
  expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'request failed']);
});
