import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { EventSink } from './operation.js';
import { streamEvents } from './sse.js';

let server: Server;

afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** What a reader receives from a stream that `talk` sends to. */
async function read(talk: (sink: EventSink) => void): Promise<string> {
  server = createServer((_request, response) => {
    streamEvents(response, undefined, (sink) => {
      setImmediate(() => talk(sink));
      return () => undefined;
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}`)).text();
}

it('a stream that was ended takes nothing more, and what came before the end arrives', async () => {
  const text = await read((sink) => {
    sink.send({ event: 'logout', data: 1 });
    sink.end();
    // A source may send an event before it learns of the end.
    sink.send({ event: 'notice', data: 2 });
    sink.end();
  });
  expect(text).toBe('id: 1\nevent: logout\ndata: 1\n\n');
});

it('what a slow reader has not received yet is sent before the end', async () => {
  const large = 'x'.repeat(20_000);
  const text = await read((sink) => {
    sink.send({ event: 'quote', key: 'a', data: large });
    sink.send({ event: 'quote', key: 'b', data: large });
    sink.send({ event: 'logout', data: 1 });
    sink.end();
  });
  expect(text).toContain('event: logout\ndata: 1\n\n');
});

/** Opens a stream whose reader never reads, and returns the server's side of it. */
async function openSlowReader(): Promise<{ sink: EventSink; socket: Socket; response: ServerResponse }> {
  const opened = new Promise<{ sink: EventSink; response: ServerResponse }>((resolve) => {
    server = createServer((_request, response) => {
      streamEvents(response, undefined, (sink) => {
        resolve({ sink, response });
        return () => undefined;
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  return { ...(await opened), socket };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const LARGE = 'x'.repeat(16 * 1024);
/** Many times what the socket buffers of a local connection can hold. */
const MOST_SENT = 4_000;

it('a reader that reads nothing is dropped as soon as 64 kB wait for it, and holds no more until then', async () => {
  const { sink, socket, response } = await openSlowReader();
  let mostWaiting = 0;
  let sent = 0;
  for (; !response.destroyed && sent < MOST_SENT; sent += 1) {
    sink.send({ event: 'quote', key: `quote S${sent}`, data: LARGE });
    mostWaiting = Math.max(mostWaiting, response.writableLength);
    await turn();
  }
  expect(response.destroyed).toBe(true);
  expect(mostWaiting).toBeLessThanOrEqual(64 * 1024 + 2 * LARGE.length);
  // Sending to a closed stream has no effect.
  sink.send({ event: 'quote', key: 'quote late', data: LARGE });
  socket.destroy();
});

it('a reader that is behind keeps the newest quote of a symbol, not all that were said', async () => {
  const { sink, socket, response } = await openSlowReader();
  // Fill the socket buffers. After that only the newest event of a key waits.
  for (let sent = 0; !response.writableNeedDrain && sent < MOST_SENT; sent += 1) {
    sink.send({ event: 'quote', key: `quote S${sent}`, data: LARGE });
    await turn();
  }
  for (let price = 1; price <= 1_000; price += 1) sink.send({ event: 'quote', key: 'quote A', data: price });
  expect(response.destroyed).toBe(false);
  let text = '';
  socket.setEncoding('utf8');
  const newest = new Promise<void>((resolve) => {
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (/data: 1000\n/.test(text)) resolve();
    });
  });
  socket.resume();
  await newest;
  expect(text.match(/\ndata: \d+\n/g)).toEqual(['\ndata: 1000\n']);
  socket.destroy();
});
