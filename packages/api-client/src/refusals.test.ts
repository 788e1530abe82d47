import { describe, expect, test } from 'vitest';
import { clientCode } from './errors.js';
import { json } from './testing/serve.js';
import { failureOf, withKey, useTestClient } from './testing/testClient.js';

const { clientOf } = useTestClient();

describe('a refusal', () => {
  const problem = {
    type: '/errors/validation',
    title: 'Invalid request',
    status: 400,
    code: 'validation',
    message: ['Minimum unit 1', 'wrong amount'],
    errors: [
      { path: 'quantity', code: 'minimum_unit', message: 'Minimum unit 1', params: { min_unit: '1' } },
      { path: 'stop_loss', code: 'wrong_amount', message: 'wrong amount' },
    ],
    request_id: 'req_1',
  };

  test(
    'becomes an ApiError with every message, field and the request id',
    { tags: ['8.message'] },
    async () => {
      const client = await clientOf((_, response) => {
        json(response, 400, problem);
      });
      const error = await failureOf(client.post('/order', withKey));
      expect(error).toMatchObject({
        code: 'validation',
        status: 400,
        messages: ['Minimum unit 1', 'wrong amount'],
        requestId: 'req_1',
        retryAfterS: undefined,
      });
      expect(error.fieldErrors).toEqual([
        { path: 'quantity', code: 'minimum_unit', message: 'Minimum unit 1', params: { min_unit: '1' } },
        { path: 'stopLoss', code: 'wrong_amount', message: 'wrong amount', params: {} },
      ]);
    },
  );

  test('says how long to wait', async () => {
    const client = await clientOf((_, response) => {
      json(
        response,
        429,
        { ...problem, code: 'rate_limited', message: 'Please wait a moment' },
        { 'Retry-After': '60' },
      );
    });
    const error = await failureOf(client.get('/account'));
    expect(error).toMatchObject({
      code: 'rate_limited',
      retryAfterS: 60,
      messages: ['Please wait a moment'],
    });
  });

  test('of a proxy is an ApiError as well', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    });
    expect(await failureOf(client.get('/account'))).toMatchObject({
      code: 'http_502',
      status: 502,
      messages: [],
    });
  });

  test('is also an answer that ends early', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[');
    });
    expect((await failureOf(client.get('/account'))).code).toBe(clientCode.network);
  });
});
