// @ts-check
import { connect } from 'node:net';

/** Streams that are being opened at the same time. */
const OPENING = 64;

/**
 * Opens the member stream of each token and resolves when all have begun.
 * @param {object} options
 * @param {number} options.port of a server on this machine
 * @param {readonly string[]} options.tokens
 * @param {(id: string, at: number) => void} options.onEvent gets the id of what each event is about, and when it was read
 */
export async function openMemberStreams({ port, tokens, onEvent }) {
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  const open = (/** @type {string} */ token) =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' });
      sockets.push(socket);
      let rest = '';
      socket.setEncoding('latin1');
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`A stream ended at once: ${rest.slice(0, 300)}`)));
      socket.on('data', (/** @type {string} */ chunk) => {
        const at = performance.now();
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line === 'event: sync') resolve(undefined);
          const id = /^data: {"id":"(\w+)"/.exec(line)?.[1];
          if (id !== undefined) onEvent(id, at);
        }
      });
      socket.write(
        `GET /api/v1/stream/member HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\nplatform: h5\r\n\r\n`,
      );
    });
  const left = [...tokens];
  await Promise.all(
    Array.from({ length: OPENING }, async () => {
      for (let token = left.pop(); token !== undefined; token = left.pop()) await open(token);
    }),
  );
  return {
    stillOpen: () => sockets.filter(({ destroyed }) => !destroyed).length,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
