import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.js';
import type { GateFacts } from './gateFacts.js';
import { createStreamGate } from './streamGate.js';

it('a reader that left before its stream was open holds no place, and its source is not started', async () => {
  const streams = createStreamGate(createMetrics());
  const facts = { address: '192.0.2.1', member: undefined } as GateFacts;
  let started = 0;
  let handled = 0;
  const source = () => {
    started += 1;
    return () => undefined;
  };
  const app = Fastify();
  app.get('/left', async (request, reply) => {
    // The client disconnects while the start of its stream is read from the store.
    await once(request.raw.socket, 'close');
    streams.open(request, reply, facts, { status: 200, stream: source });
    handled += 1;
    return reply;
  });
  app.get('/', (request, reply) => {
    streams.open(request, reply, facts, { status: 200, stream: source });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const many = 30;
  for (let left = 0; left < many; left += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /left HTTP/1.1\r\nHost: test\r\n\r\n');
    socket.end();
    socket.destroySoon();
  }
  await expect.poll(() => handled).toBe(many);
  expect(started).toBe(0);

  const stop = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: stop.signal });
  expect(answer.status).toBe(200);
  expect(started).toBe(1);
  stop.abort();
  await app.close();
});
