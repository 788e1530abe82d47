// @ts-check
/**
 * Loaded into a measured server before its own code (`--expose-gc --import`). On SIGUSR2 it collects all garbage and
 * writes the remaining bytes to the log. Only the benchmarks load it; the product has nothing like it.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('SIGUSR2', () => {
    const collect = /** @type {undefined | (() => void)} */ (Reflect.get(globalThis, 'gc'));
    if (collect === undefined) throw new Error('A heap report needs --expose-gc.');
    // The first collection leaves what finalizers release.
    collect();
    setImmediate(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      process.stdout.write(`${JSON.stringify({ heldBytes: heapUsed + external })}\n`);
    });
  });
}
