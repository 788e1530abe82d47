import { describe, expect, it } from 'vitest';
import { locales } from '../http/locale.js';
import { newsWords } from './newsWords.js';

/** Every text of a catalogue with its path. */
function textsOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : textsOf(value as object, `${path}${name}.`),
  );
}

const valuesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('the words of the newsroom', () => {
  it.each(locales)('%s says all that English says, with the same values', (locale) => {
    const said = new Map(textsOf(newsWords[locale]));
    const english = textsOf(newsWords.en);
    expect([...said.keys()]).toEqual(english.map(([path]) => path));
    for (const [path, text] of english) expect(valuesOf(said.get(path) ?? ''), path).toEqual(valuesOf(text));
  });
});
