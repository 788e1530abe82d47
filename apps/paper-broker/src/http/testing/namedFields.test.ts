import fastify from 'fastify';
import { expect, it } from 'vitest';
import { requireNamedFields, unnamedFields } from './namedFields.js';

const text = { type: 'string' };
const sum = {
  type: 'object',
  properties: { amount: text, parts: { type: 'array', items: { $ref: '#' } } },
};

it.each([
  ['nothing, where all are named', sum, { amount: '1', parts: [{ amount: '2' }] }, []],
  ['a field', sum, { amount: '1', currency: 'USD' }, ['/currency']],
  ['one far inside', sum, { parts: [{}, { parts: [{ fee: '1' }] }] }, ['/parts/1/parts/0/fee']],
  ['none that JSON leaves out', sum, { fee: undefined }, []],
  [
    'none of another part',
    { allOf: [sum, { type: 'object', properties: { fee: text } }] },
    { amount: '1', fee: '2', tax: '3' },
    ['/tax'],
  ],
  [
    'none of an alternative',
    { oneOf: [sum, { type: 'object', properties: { fee: text } }] },
    { fee: '2', tax: '3' },
    ['/tax'],
  ],
  [
    'none of a map',
    { type: 'object', additionalProperties: sum },
    { a: { amount: '1', fee: '2' } },
    ['/a/fee'],
  ],
  ['none of a value that may be anything', { properties: { any: {} } }, { any: { fee: '2' } }, []],
])('finds %s', (_name, schema, value, fields) => {
  expect(unnamedFields(schema, value)).toEqual(fields);
});

it('lets an answer with such a field fail, by the names of the operation and of the field', async () => {
  const app = fastify();
  requireNamedFields(app);
  app.get<{ Querystring: { more?: string } }>(
    '/sum',
    {
      schema: { response: { 200: { content: { 'application/json': { schema: sum } } } } },
      config: { operationId: 'getSum' },
    },
    async (request) => ({ amount: '1', ...request.query }),
  );
  expect((await app.inject('/sum')).json()).toEqual({ amount: '1' });
  const { statusCode, body } = await app.inject('/sum?more=1');
  expect([statusCode, body]).toEqual([
    500,
    expect.stringContaining('getSum answers 200 with /more, which its contract does not name.'),
  ]);
  await app.close();
});
