import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createPrimaryFinder } from './findPrimary.js';
import { isNotNow } from './notNow.js';

/** `AuthenticationOk` and `ReadyForQuery` of PostgreSQL's protocol. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

it.each([
  ['does not even greet', []],
  ['greets and answers no query', [WELCOME]],
])('a host that %s is unavailable for now, which is no fault of the server', async (_what, greeting) => {
  const open: Socket[] = [];
  const host = createServer((socket) => {
    open.push(socket.on('error', () => undefined));
    socket.once('data', () => greeting.forEach((bytes) => socket.write(bytes)));
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  const finder = createPrimaryFinder([`postgres://someone@127.0.0.1:${port}/x`], 50);
  const error: unknown = await finder.find().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isNotNow(error as Error), String(error)).toBe(true);
  expect(await finder.committed()).toBeUndefined();
  for (const socket of open) socket.destroy();
  host.close();
});
