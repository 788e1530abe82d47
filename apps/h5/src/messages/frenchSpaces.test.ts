import { expect, test } from 'vitest';
import { textsOf } from '../i18n/testing/textsOf.js';

/** Sentences whose `;`, `:`, `!`, `?` or guillemets a line's end may part from their words. */
const loose = (texts: string): string[] =>
  texts.split('\n').filter((line) => /« |\S [;:!?»](?=[\s'}]|$)/.test(line));

test('French marks stay with their words at the end of a line', () => {
  expect(loose(textsOf('fr'))).toEqual([]);
});

test('a plain space before or inside them is reported', () => {
  const texts = [
    'Vraiment ?',
    '« Oui\u00a0»',
    '{n, plural, one {Un ?} other {Deux\u202f?}}',
    'Total\u00a0: 1',
  ];
  expect(loose(texts.join('\n'))).toEqual(texts.slice(0, 3));
});
