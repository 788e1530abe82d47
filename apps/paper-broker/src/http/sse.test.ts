import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { EventSink } from './operation.js';
import { streamEvents } from './sse.js';

let server: Server;

afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** What a reader gets of a stream that `talk` speaks into. */
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
    // The source does not know yet: another event was on its way.
    sink.send({ event: 'notice', data: 2 });
    sink.end();
  });
  expect(text).toBe('id: 1\nevent: logout\ndata: 1\n\n');
});

it('what a slow reader still has to get is sent before the end', async () => {
  const large = 'x'.repeat(20_000);
  const text = await read((sink) => {
    sink.send({ event: 'quote', key: 'a', data: large });
    sink.send({ event: 'quote', key: 'b', data: large });
    sink.send({ event: 'logout', data: 1 });
    sink.end();
  });
  expect(text).toContain('event: logout\ndata: 1\n\n');
});
