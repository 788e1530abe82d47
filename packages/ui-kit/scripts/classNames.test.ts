import { expect, test } from 'vitest';
import { classNames } from '../vite.config.js';

/** The names of three classes, of which the first is asked for again, as a build does for each module that imports it. */
function namesIn(version: string, filePath: string): string[] {
  const name = classNames(version);
  return ['a0', 'a1', 'a2', 'a0'].map((hash) => name({ hash, filePath }));
}

test('two versions on one page share no class, and a build repeats its names', () => {
  const file = 'src/button/Button.css.ts';
  const [first, second] = [namesIn('1.0.0', file), namesIn('1.0.1', file)];
  expect(new Set(first).size).toBe(3);
  expect(first[3]).toBe(first[0]);
  expect(namesIn('1.0.0', file)).toEqual(first);
  expect(second.some((name) => first.includes(name))).toBe(false);
  expect(namesIn('1.0.0', 'src/card/Card.css.ts').some((name) => first.includes(name))).toBe(false);
  for (const name of [...first, ...second]) expect(name).toMatch(/^[a-z][a-z0-9]{5,}$/);
});
