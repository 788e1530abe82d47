import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { apiContentPolicy, commonHeaders } from './headers.js';
import { toProblem } from './problem.js';
import { Refusal } from './refusal.js';

/** How long to wait for answers to earlier requests on the same connection. */
const OTHERS_MS = 10_000;
/**
 * How long the sender gets to read the answer. Closing with
 * bytes unread resets the connection and loses the answer.
 */
const LINGER_MS = 2_000;

/**
 * Answers what Node cannot parse as a request like any other error, in place of Node's own answer. The
 * connection is closed afterwards, because the start of the next request is unknown.
 */
export function answerUnreadable(server: Server, createRequestId: () => string): void {
  const open = new WeakMap<Duplex, Set<ServerResponse>>();
  const refused = new WeakSet<Duplex>();

  const refuse = async (socket: Duplex, refusal: Refusal): Promise<void> => {
    // Every further byte, and the end of the stream, causes another error.
    if (refused.has(socket)) return;
    refused.add(socket);
    socket.on('error', () => socket.destroy());
    const begun = [...(open.get(socket) ?? [])];
    const others = begun.filter((response) => response.req.complete);
    await Promise.race([
      Promise.all(others.map((response) => new Promise((resolve) => response.once('close', resolve)))),
      delay(OTHERS_MS, undefined, { ref: false }),
    ]);
    // No answer may follow an incomplete one, or one that was sent before its request was complete.
    const isAnswering = [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (!socket.writable || isAnswering) return void socket.destroy();
    socket.end(toText(refusal, createRequestId()));
    await delay(LINGER_MS, undefined, { ref: false });
    socket.destroy();
  };

  // Registered before the app's own listener, which may answer at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const responses = open.get(socket) ?? new Set();
    open.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  server.removeAllListeners('clientError');
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => void refuse(socket, toRefusal(error)));
  server.on('connect', (_request, socket) => {
    socket.resume();
    void refuse(socket, new Refusal('method_not_allowed', { allow: '' }));
  });
  // Ignore unknown expectations; a server need not support them (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Requires exactly one host. If a request names several, a proxy may have routed by another one.
 * @throws Refusal `validation`
 */
export function requireOneHost({ httpVersion, rawHeaders }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw new Refusal('validation');
}

function toRefusal({ code }: NodeJS.ErrnoException): Refusal {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('request_timeout');
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('payload_too_large', { status: 431 });
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Refusal('payload_too_large');
    default:
      return new Refusal('validation');
  }
}

function toText(refusal: Refusal, requestId: string): string {
  // The language of an unparsable request is unknown.
  const body = JSON.stringify(toProblem(refusal, 'en', requestId));
  const headers = {
    ...commonHeaders,
    'X-Request-Id': requestId,
    'Content-Security-Policy': apiContentPolicy,
    'Cache-Control': 'no-store',
    ...(refusal.allow === undefined ? {} : { Allow: refusal.allow }),
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Date: new Date().toUTCString(),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}
