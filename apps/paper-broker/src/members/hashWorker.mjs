// @ts-check
/**
 * A thread that only makes and compares password hashes. Node's own thread pool reads files and resolves names, which
 * many sign-ins must not delay.
 *
 * It is plain JavaScript, because a worker starts without the TypeScript loader of its parent.
 */
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

const port = parentPort;
if (port === null) throw new Error('Hashes are made in a worker thread only');

/** @param {import('./hashPool.js').HashTask} task */
function work(task) {
  return 'cost' in task ? hashSync(task.password, task.cost) : verifySync(task.stored, task.password);
}

port.on('message', (task) => {
  try {
    port.postMessage({ result: work(task) });
  } catch (error) {
    port.postMessage({ reason: error instanceof Error ? error.message : String(error) });
  }
});
