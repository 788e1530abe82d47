import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from './contract.js';
import { fuzz, toCurl, type Target } from './fuzz.js';
import { createRandom } from './fuzzRequest.js';
import { serve, type TestServer } from './testing/exampleServer.js';

/** A broker that forgets an order after it was placed, and fails when the order is cancelled. */
let forgetful: TestServer;
let target: Target;

beforeAll(async () => {
  const operations = readContract().filter(({ operationId }) =>
    ['placeOrder', 'cancelOrder', 'getOrder', 'listOrders'].includes(operationId),
  );
  const placing = operations.find(({ operationId }) => operationId === 'placeOrder');
  const order = placing?.responses['201']?.content?.['application/json']?.['example'] as object;
  const given = `ord_${'A'.repeat(26)}`;
  forgetful = await serve((request, response) => {
    const { method, url = '' } = request;
    request.resume();
    const answer = (status: number, body: object, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
    const problem = {
      type: '/errors/not_found',
      title: 'x',
      status: 404,
      code: 'not_found',
      message: 'x',
      request_id: 'x',
    };
    if (method === 'POST') answer(201, { ...order, id: given });
    else if (url.includes(`?`) || url.endsWith('/order')) answer(200, { data: [], next_cursor: null });
    else if (method === 'DELETE' && url.endsWith(given)) answer(500, {});
    else answer(404, problem, 'application/problem+json');
  });
  target = { base: `${forgetful.url}/api/v1`, token: 'secret', operations };
});
afterAll(() => forgetful.close());

it.each([
  ['one by one', 1],
  ['side by side', 8],
])(
  'finds what takes two requests %s, and shows no more than these two, without the token',
  async (_how, lanes) => {
    const failure = await fuzz(target, { seed: 1, requests: 5_000, lanes });
    expect(failure?.fault).toMatch(/^cancelOrder answered 500/);
    expect(failure?.requests.map(({ operation }) => operation.operationId)).toEqual([
      'placeOrder',
      'cancelOrder',
    ]);
    const lines = failure === undefined ? '' : toCurl(failure);
    expect(lines.split('\n')).toHaveLength(2);
    expect(lines).not.toContain('secret');
    expect(lines).toContain('"authorization: Bearer $TOKEN"');
  },
);

it('tells the same story for the same seed', async () => {
  const [one, two] = [createRandom(7), createRandom(7)];
  expect(Array.from({ length: 5 }, one)).toEqual(Array.from({ length: 5 }, two));
  const failures = [
    await fuzz(target, { seed: 3, requests: 5_000 }),
    await fuzz(target, { seed: 3, requests: 5_000 }),
  ];
  const lines = failures.map((failure) => (failure === undefined ? '' : toCurl(failure)));
  expect(lines[0]).toBe(lines[1]);
});
