// @ts-check

/**
 * Lets a server listen on a free port of 127.0.0.1.
 * @param {import('node:http').Server} server
 * @returns {Promise<{url: string, close: () => Promise<void>}>} `close` ends its open connections too
 */
export function listenOnLoopback(server) {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}
