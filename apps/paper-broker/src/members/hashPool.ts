import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createFairQueue } from './fairQueue.js';
import type { HashCost } from '../settings/hashCost.js';

/** Makes a hash, or compares a password with a stored one, which names its cost itself. */
export type HashTask = { readonly password: string } & (
  | { readonly cost: HashCost }
  | { readonly stored: string }
);

interface Job {
  readonly task: HashTask;
  readonly resolve: (result: string | boolean) => void;
  readonly reject: (error: Error) => void;
}

type Answer = { readonly result: string | boolean } | { readonly reason: string };

/** Leaves one core to the event loop. */
const MAX_WORKERS = Math.max(1, Math.min(4, availableParallelism() - 1));

const queue = createFairQueue<Job>();
const idle: Worker[] = [];
let started = 0;

/**
 * Runs a task in a worker.
 * @param who an address or a member id; callers take turns
 * @throws Refusal `unavailable` when too many tasks wait
 */
export function runHashTask(who: string, task: HashTask): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    queue.add(who, { task, resolve, reject });
    if (idle.length > 0 || started < MAX_WORKERS) runNext(idle.pop() ?? start());
  });
}

function start(): Worker {
  started += 1;
  return new Worker(new URL('./hashWorker.mjs', import.meta.url), { execArgv: [], name: 'hashes' });
}

function runNext(worker: Worker): void {
  const job = queue.next();
  if (job === undefined) {
    // An idle worker does not keep the process alive.
    worker.unref();
    idle.push(worker);
    return;
  }
  worker.ref();
  const onMessage = (answer: Answer): void => {
    worker.off('error', onError);
    if ('reason' in answer) job.reject(new Error(answer.reason));
    else job.resolve(answer.result);
    runNext(worker);
  };
  const onError = (error: Error): void => {
    worker.off('message', onMessage);
    started -= 1;
    job.reject(error);
    runNext(start());
  };
  worker.once('message', onMessage).once('error', onError);
  worker.postMessage(job.task);
}
