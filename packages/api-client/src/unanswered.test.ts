import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { json } from './testing/serve.js';
import { failureOf, useTestClient } from './testing/testClient.js';

const { clientOf, server } = useTestClient();

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('a call without an answer', () => {
  test(
    'ends with -9999 when its time is over, and the late answer is dropped',
    { tags: ['8.timeout'] },
    async () => {
      let answer = (): void => {};
      const client = await clientOf((_, response) => {
        answer = () => json(response, 200, { data: [], next_cursor: null });
      });
      const error = await failureOf(client.get('/account', { timeoutMs: 2_100 }));
      expect(error).toMatchObject({ code: -9999, status: 0, messages: [] });
      answer();
    },
  );

  test('counts the time of the body as well', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"data":');
    });
    expect((await failureOf(client.get('/account', { timeoutMs: 2_100 }))).code).toBe(-9999);
  });

  test('ends with 600003 when its caller gives up', async () => {
    const client = await clientOf(() => undefined);
    const controller = new AbortController();
    const failure = failureOf(client.get('/account', { signal: controller.signal }));
    await wait(50);
    controller.abort();
    expect((await failure).code).toBe(600003);
  });

  test('ends although Node collects garbage meanwhile', async () => {
    const client = await clientOf(() => undefined);
    const controller = new AbortController();
    const late = failureOf(client.get('/account', { timeoutMs: 2_100 }));
    const left = failureOf(client.get('/account', { signal: controller.signal }));
    await wait(50);
    for (let round = 0; round < 3; round += 1) {
      collectGarbage();
      await wait(10);
    }
    controller.abort();
    expect((await left).code).toBe(600003);
    expect((await late).code).toBe(-9999);
  });

  test('ends with 5 when the server cannot be reached', { tags: ['8.codes'] }, async () => {
    const client = await clientOf(() => undefined);
    await server()?.close();
    expect((await failureOf(client.get('/account'))).code).toBe(5);
  });
});
