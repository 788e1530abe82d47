import { describe, expect, it } from 'vitest';
import { loadControlContract } from '../control/controlContract.js';
import { loadOperatorContract } from '../operators/operatorContract.js';
import { loadContract } from './contract.js';
import { toRouteSchema } from './routeSchema.js';
import { compileValidator } from './validation.js';

const schema = { type: 'object', properties: { day: { type: 'integer' } } };

describe.each(['params', 'querystring'])('a whole number in %s', (httpPart) => {
  const validate = compileValidator({ schema, httpPart, method: 'GET', url: '/' });

  it.each(['0', '7', '10', '-7', '1000'])('is %s', (day) => {
    const given: { day: unknown } = { day };
    expect(validate(given)).toBe(true);
    expect(given.day).toBe(Number(day));
  });

  it.each([
    '07',
    '7.0',
    '7.',
    '.7',
    '1e1',
    '+7',
    '-0',
    '00',
    ' 7',
    '7 ',
    '0x7',
    '7n',
    '1_0',
    '1,000',
    '',
    '٧',
    'true',
  ])('is not "%s"', (day) => {
    expect(validate({ day })).toBe(false);
  });
});

it('is the only kind of number that a parameter of a contract can be', () => {
  const contracts = [loadContract(), loadControlContract(), loadOperatorContract()];
  const types = contracts.flatMap(({ document, operations }) =>
    [...operations.values()].flatMap((rules) => {
      const { params, querystring } = toRouteSchema(document, rules);
      return [params, querystring].flatMap((part) =>
        Object.values(
          (part as { properties?: Record<string, { type?: unknown }> } | undefined)?.properties ?? {},
        ).map(({ type }) => type),
      );
    }),
  );
  expect(new Set(types)).toEqual(new Set(['string', 'integer', 'boolean']));
});

describe('free text', () => {
  const text = { type: 'string', 'x-trimmed': true, minLength: 1 };
  const body = { type: 'object', properties: { text } };
  const validate = compileValidator({ schema: body, httpPart: 'body', method: 'POST', url: '/' });

  it.each(['', ' ', '\n\t', '\u200b', '\u200b \u2060', '\u00ad', '\u3164', '\u{e0020}'])(
    'is missing where nothing of it can be seen: %j',
    (unseen) => expect(validate({ text: unseen })).toBe(false),
  );

  it.each(['a', ' a ', '\u{1f468}\u200d\u{1f469}', 'a\u200bb'])('is kept where something can: %j', (seen) => {
    const given = { text: seen };
    expect(validate(given)).toBe(true);
    expect(given.text).toBe(seen.trim());
  });
});
