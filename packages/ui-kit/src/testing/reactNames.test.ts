import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What React has exported since 19.0, the first version that the kit's package.json allows. */
const NEWER = /\b(Activity|ViewTransition|addTransitionType|cacheSignal|useEffectEvent)\b/;

test('the kit takes from React only what its first allowed version has', () => {
  const source = new URL('..', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  const imported = files.flatMap((name) =>
    [...readFileSync(new URL(name, source), 'utf8').matchAll(/import \{([^}]*)\} from 'react(?:-dom)?'/g)]
      .filter(([, names = '']) => NEWER.test(names))
      .map(() => name),
  );
  expect(imported).toEqual([]);
});
