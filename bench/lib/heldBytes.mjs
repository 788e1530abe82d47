// @ts-check

/**
 * Asks a server that was started with `nodeFlags` how much memory it holds: heap and buffers after a full garbage collection.
 * `heapReport.mjs` answers inside of it.
 */
export function createHeapAsker() {
  /** @type {((bytes: number) => void)[]} */
  const awaited = [];
  return {
    nodeFlags: ['--expose-gc', '--import', new URL('./heapReport.mjs', import.meta.url).href],
    /** For the server's `onLine`. @param {string} line */
    onLine: (line) => {
      if (line.startsWith('{"heldBytes"')) awaited.shift()?.(JSON.parse(line).heldBytes);
    },
    /** @param {number} pid @returns {Promise<number>} bytes */
    heldBytes: (pid) =>
      new Promise((resolve) => {
        awaited.push(resolve);
        process.kill(pid, 'SIGUSR2');
      }),
  };
}
