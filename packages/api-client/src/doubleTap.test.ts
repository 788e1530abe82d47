import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { json } from './testing/serve.js';
import { failureOf, ticket, withKey, useTestClient } from './testing/testClient.js';

const { clientOf, server } = useTestClient();

describe('a double tap', () => {
  test('sends one request; the second tap is refused with -9998', { tags: ['8.prevented'] }, async () => {
    const client = await clientOf(async (_, response) => {
      await wait(100);
      json(response, 201, { id: 'ord_1' });
    });
    const first = client.post('/order', withKey);
    expect((await failureOf(client.post('/order', withKey))).code).toBe(-9998);
    expect(await first).toEqual({ id: 'ord_1' });
    expect(server()?.requests).toHaveLength(1);
  });

  test('does not block another order, the same order later, or reads', async () => {
    const client = await clientOf(async (_, response) => {
      await wait(20);
      json(response, 200, { data: [], next_cursor: null });
    });
    await Promise.all([
      client.post('/order', withKey),
      client.post('/order', { ...withKey, body: { ...ticket, quantity: '200' } }),
      client.get('/account'),
      client.get('/account'),
    ]);
    await client.post('/order', withKey);
    expect(server()?.requests).toHaveLength(5);
  });

  test('does not refuse a preview or a quote that is being asked for already', async () => {
    const client = await clientOf(async (_, response) => {
      await wait(20);
      json(response, 200, {});
    });
    await Promise.all([
      client.post('/order/preview', { body: ticket }),
      client.post('/order/preview', { body: ticket }),
      client.post('/loan/quote', { body: { productId: 'usd_7', amount: '1000' } }),
      client.post('/loan/quote', { body: { productId: 'usd_7', amount: '1000' } }),
    ]);
    expect(server()?.requests).toHaveLength(4);
  });

  test('allows the same call again after a failure', async () => {
    let answers = 0;
    const client = await clientOf((_, response) => {
      answers += 1;
      json(response, answers === 1 ? 500 : 201, { id: 'ord_1' });
    });
    await failureOf(client.post('/order', withKey));
    expect(await client.post('/order', withKey)).toEqual({ id: 'ord_1' });
  });
});
