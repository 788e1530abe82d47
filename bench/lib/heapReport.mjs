// @ts-check
/**
 * Loaded into a measured server before its own code (`--expose-gc --import`): on SIGUSR2 it collects all garbage and
 * writes what is left to its log. The product has no such door; only a server that a benchmark starts does.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('SIGUSR2', () => {
    const collect = /** @type {undefined | (() => void)} */ (Reflect.get(globalThis, 'gc'));
    if (collect === undefined) throw new Error('A heap report needs --expose-gc.');
    // The first leaves what only a finalizer lets go.
    collect();
    setImmediate(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      process.stdout.write(`${JSON.stringify({ heldBytes: heapUsed + external })}\n`);
    });
  });
}
