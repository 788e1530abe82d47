import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient, type UnauthorizedEvent } from './client.js';
import type { EventStream } from './eventStream.js';
import { memberStream, type MemberEvent } from './memberStream.js';
import { serve, type TestServer } from './testing/serve.js';

let server: TestServer | undefined;
let stream: EventStream | undefined;
afterEach(async () => {
  stream?.close();
  await server?.close();
});

interface Heard {
  readonly events: MemberEvent[];
  readonly asked: { readonly authorization: unknown; readonly lastEventId: unknown }[];
  readonly unauthorized: UnauthorizedEvent[];
}

async function follow(answer: (response: ServerResponse, connection: number) => void): Promise<Heard> {
  const heard: Heard = { events: [], asked: [], unauthorized: [] };
  server = await serve((request: Pick<IncomingMessage, 'headers'>, response) => {
    const { authorization, 'last-event-id': lastEventId } = request.headers;
    heard.asked.push({ authorization, lastEventId });
    answer(response, heard.asked.length);
  });
  stream = memberStream({
    client: createClient({
      baseUrl: server.baseUrl,
      getToken: () => 'token-1',
      getLocale: () => 'en',
      onUnauthorized: (event) => heard.unauthorized.push(event),
    }),
    onEvent: (event) => heard.events.push(event),
    firstRetryMs: 30,
  });
  stream.connect();
  return heard;
}

const open = (response: ServerResponse): void =>
  void response.writeHead(200, { 'Content-Type': 'text/event-stream' });
const say = (
  response: ServerResponse,
  id: number,
  event: string,
  subject: string | null,
  more: object = {},
): void => {
  const data = JSON.stringify({ id: subject, version: id, ...more });
  response.write(`id: evt_${String(id).padStart(26, '0')}\nevent: ${event}\ndata: ${data}\n\n`);
};

describe('the member stream', () => {
  test('says what changed, over a connection that carries the token in its header', async () => {
    const heard = await follow((response) => {
      open(response);
      say(response, 0, 'sync', null);
      say(response, 7, 'deposit', 'dep_1');
    });
    await expect
      .poll(() => heard.events)
      .toEqual([
        { type: 'sync', id: null, quietMs: 0 },
        { type: 'deposit', id: 'dep_1', quietMs: 0 },
      ]);
    expect(heard.asked[0]).toEqual({ authorization: 'Bearer token-1', lastEventId: undefined });
  });

  test('passes on how long nothing has changed, if the server says so', async () => {
    const heard = await follow((response) => {
      open(response);
      say(response, 0, 'sync', null, { quiet_ms: 42_000 });
    });
    await expect.poll(() => heard.events).toEqual([{ type: 'sync', id: null, quietMs: 42_000 }]);
  });

  test('continues after the last event when the connection was lost', async () => {
    const heard = await follow((response, connection) => {
      open(response);
      say(response, connection + 6, 'notice', `ntc_${String(connection)}`);
      if (connection === 1) response.end();
    });
    await expect.poll(() => heard.events.map(({ id }) => id)).toEqual(['ntc_1', 'ntc_2']);
    expect(heard.asked[1]?.lastEventId).toBe(`evt_${'7'.padStart(26, '0')}`);
  });

  test('reports a session that has ended, as every call does', async () => {
    const heard = await follow((response) => {
      response.writeHead(401, { 'Content-Type': 'application/problem+json' });
      response.end(JSON.stringify({ code: 'unauthenticated', status: 401, message: 'Please Login' }));
    });
    await expect.poll(() => heard.unauthorized).toHaveLength(1);
  });

  test('rests, and connects again when it is wanted again', async () => {
    const heard = await follow((response, connection) => {
      open(response);
      say(response, connection, 'order', `ord_${String(connection)}`);
    });
    await expect.poll(() => heard.events).toHaveLength(1);
    stream?.rest();
    await wait(80);
    expect(heard.asked).toHaveLength(1);
    stream?.retryNow();
    await expect.poll(() => heard.events).toHaveLength(2);
  });
});
