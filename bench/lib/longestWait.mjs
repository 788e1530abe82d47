// @ts-check
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const ASK_EVERY_MS = 10;
/** What `work` leaves behind for the server is done by then. */
const AFTER_MS = 3_000;

/**
 * The longest time, in ms, that a server takes to answer `/healthz` while something happens to it and shortly after. It is
 * asked from another thread, because `work` may block this one.
 * @param {string} url of the server @param {() => void} work
 * @returns {Promise<number>}
 */
export async function longestWait(url, work) {
  const asker = new Worker(fileURLToPath(import.meta.url), { workerData: url });
  await once(asker, 'message');
  work();
  const [longest] = await once(asker, 'message');
  return longest;
}

/** @param {string} url */
async function askOn(url) {
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
  parentPort?.postMessage('ready');
  let longest = 0;
  for (const endsAt = performance.now() + AFTER_MS; performance.now() < endsAt; await wait(ASK_EVERY_MS))
    longest = Math.max(longest, await ask());
  agent.destroy();
  parentPort?.postMessage(longest);
}

if (!isMainThread) await askOn(workerData);
