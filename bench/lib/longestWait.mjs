// @ts-check
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const ASK_EVERY_MS = 10;
/** What `work` leaves behind for the server is done by then. */
const AFTER_MS = 3_000;

/**
 * The longest time, in ms, that a server takes to answer `/healthz` while something happens to it and shortly after.
 * @param {string} url of the server @param {() => void} work
 */
export async function longestWait(url, work) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** @returns {Promise<number>} */
  const ask = () =>
    new Promise((resolve, reject) => {
      const sentAt = performance.now();
      request(`${url}/healthz`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(performance.now() - sentAt));
      })
        .on('error', reject)
        .end();
    });
  // The first one connects.
  await ask();
  let longest = 0;
  const endsAt = performance.now() + AFTER_MS;
  work();
  while (performance.now() < endsAt) {
    longest = Math.max(longest, await ask());
    await wait(ASK_EVERY_MS);
  }
  agent.destroy();
  return longest;
}
