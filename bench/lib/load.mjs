// @ts-check
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

/**
 * Places orders over kept-alive HTTP/1.1 connections, one at a time on each. It writes bytes to sockets and reads
 * only the status and length of answers, because a full client would use CPU time that the server needs.
 *
 * @param {{host: string, port: number, connections: number, forMs: number, tokens: readonly string[], body: string}} load
 * @returns {Promise<{accepted: number, elapsedMs: number, latenciesMs: number[], refusals: Map<string, number>}>}
 * @throws when a connection is lost
 */
export async function loadOrders({ host, port, connections, forMs, tokens, body }) {
  const startedAt = performance.now();
  /** @type {number[]} */
  const latenciesMs = [];
  /** @type {Map<string, number>} */
  const refusals = new Map();
  let accepted = 0;
  let sent = 0;

  const nextRequest = () => {
    const token = tokens[sent++ % tokens.length];
    return (
      `POST /api/v1/order HTTP/1.1\r\nHost: ${host}:${port}\r\nAuthorization: Bearer ${token}\r\nplatform: h5\r\n` +
      `Idempotency-Key: ${randomUUID()}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  };
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port, noDelay: true });
      let sentAt = 0;
      let answer = '';
      const send = () => {
        if (performance.now() - startedAt >= forMs) {
          socket.end();
          resolve(undefined);
          return;
        }
        sentAt = performance.now();
        answer = '';
        socket.write(nextRequest());
      };
      socket.setEncoding('latin1');
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The server closed a connection of the benchmark')));
      socket.on('data', (/** @type {string} */ chunk) => {
        answer += chunk;
        const bodyAt = answer.indexOf('\r\n\r\n') + 4;
        if (bodyAt === 3) return;
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer.slice(0, bodyAt))?.[1]);
        if (answer.length < bodyAt + length) return;
        latenciesMs.push(performance.now() - sentAt);
        const status = answer.slice(9, 12);
        if (status === '201') accepted += 1;
        else {
          const why = `${status} ${/"code":"(\w+)"/.exec(answer)?.[1] ?? ''}`;
          refusals.set(why, (refusals.get(why) ?? 0) + 1);
        }
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { accepted, elapsedMs: performance.now() - startedAt, latenciesMs, refusals };
}
