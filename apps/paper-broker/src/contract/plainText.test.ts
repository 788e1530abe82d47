import { describe, expect, it } from 'vitest';
import { documented, faultsOf, type Node } from './testing/contractDocument.js';

/**
 * Text that customers type may be in any script, but must not contain invisible
 * characters or change the direction of the text around it. The test covers
 * every text field of every request, so a new field cannot be forgotten.
 */

interface Field {
  readonly name: string;
  readonly schema: Node;
}

/** Every text field of a body, including those in lists and nested objects. */
function textsOf(schema: Node, name: string): Field[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Node>);
  const items = schema['items'] as Node | undefined;
  const types = [schema['type']].flat();
  return [
    ...(types.includes('string') ? [{ name, schema }] : []),
    ...properties.flatMap(([key, inner]) => textsOf(inner, `${name}.${key}`)),
    ...(items === undefined ? [] : textsOf(items, `${name}[]`)),
  ];
}

const texts = documented.flatMap(({ operationId, body }) =>
  body === undefined ? [] : textsOf(body, operationId),
);
/** Passwords are left out: they are compared as typed and never shown. */
const shown = texts.filter(({ name }) => !/password/.test(name)).map((each) => [each.name, each] as const);

const hostile = {
  'a bell': '\u0007',
  'a control sequence': '\u009b',
  'an override of the direction': '\u202e',
  'an isolate': '\u2066',
};

describe.each(shown)('%s', (_name, { schema }) => {
  it.each(Object.entries(hostile))('refuses %s', (_what, sign) => {
    const { minLength = 0 } = schema as { minLength?: number };
    const text = `a${sign}b`.padEnd(minLength, 'c');
    expect(faultsOf(schema, text)).not.toEqual([]);
  });
});

describe('a name', () => {
  const names = shown.filter(([name]) => /nickname|first_name|last_name|account_name|name$/.test(name));

  it('is asked for in several places', () => expect(names.length).toBeGreaterThan(4));

  it.each(names.filter(([name]) => !/username|mail/.test(name)))(
    'in any script is taken by %s',
    (_name, { schema }) => {
      for (const text of ["O'Brien", 'O’Brien', 'Ñandú', '李', 'Ольга', 'نور', 'می‌خواهم', '<b>x</b>'])
        expect(faultsOf(schema, text), text).toEqual([]);
    },
  );
});
