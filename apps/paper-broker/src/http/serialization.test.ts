import { expect, it } from 'vitest';
import { compileSerializer } from './serialization.js';

const serializerOf = (schema: object) => compileSerializer({ schema, method: 'GET', url: '/' });
const sum = () => ({ type: 'object', properties: { amount: { type: 'string' } } });

it('drops fields that the schema does not name', () => {
  expect(serializerOf(sum())({ amount: '1.50', secret: 'x' })).toBe('{"amount":"1.50"}');
});

it('is the same for equal schemas, and another one for others', () => {
  const serializer = serializerOf(sum());
  expect(serializerOf(sum())).toBe(serializer);
  const other = serializerOf({ type: 'object', properties: { secret: { type: 'string' } } });
  expect(other({ amount: '1.50', secret: 'x' })).toBe('{"secret":"x"}');
});
