/**
 * Resolves in the next task, so that the browser can paint and answer before it. It waits for a message, because
 * browsers delay nested timers.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
