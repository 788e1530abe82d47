import { expect, it } from 'vitest';
import type { ContractDocument } from './contract.js';
import { toRouteSchema } from './routeSchema.js';

const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Sum' } } } };
const document = {
  paths: {
    '/sum/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: {
        operationId: 'getSum',
        parameters: [{ name: 'part', in: 'query', schema: { type: 'string' } }],
        responses: {
          200: answer,
          206: { content: { 'image/png': { schema: { type: 'string' } } } },
          default: { $ref: '#/components/responses/Refused' },
        },
      },
    },
    '/lost': { get: { operationId: 'getLost', responses: { 200: { $ref: '#/components/responses/Gone' } } } },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    responses: { Refused: answer },
    schemas: {
      Sum: {
        type: 'object',
        properties: {
          amount: { $ref: '#/components/schemas/Amount' },
          'parts/all': { type: 'array', items: { $ref: '#/components/schemas/Sum' } },
        },
      },
      Amount: { type: 'string' },
    },
  },
} as unknown as ContractDocument<string>;

it('holds what a call gives and what its good answers are, without references to elsewhere', () => {
  expect(toRouteSchema(document, { path: '/sum/{id}', method: 'GET' })).toEqual({
    params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    querystring: { type: 'object', properties: { part: { type: 'string' } }, required: [] },
    response: {
      200: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                amount: { type: 'string' },
                // A sum of sums refers to itself.
                'parts/all': { type: 'array', items: { $ref: '#' } },
              },
            },
          },
        },
      },
    },
  });
});

it('names a reference that leads nowhere', () => {
  expect(() => toRouteSchema(document, { path: '/lost', method: 'GET' })).toThrow(
    '#/components/responses/Gone',
  );
});
