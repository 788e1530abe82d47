import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The sections of every guide. The code of `Example` is compiled by tests/boundaries. */
const SECTIONS = ['When to use', 'What to use instead', 'Example', 'Keyboard', 'Announced', 'Theming'];
/** Folders of the kit without a component. */
const NOT_COMPONENTS = ['brand', 'contract', 'css', 'messages', 'theme'];

const source = fileURLToPath(new URL('..', import.meta.url));
const folders = readdirSync(source).filter(
  (name) => existsSync(`${source}/${name}/index.ts`) && !NOT_COMPONENTS.includes(name),
);

/** The sections of a guide that are not empty. */
function sectionsOf(guide: string): string[] {
  return guide
    .split(/^## /m)
    .slice(1)
    .map((section) => section.split('\n', 1)[0] ?? '')
    .filter((title) => new RegExp(`^## ${title}\\n+[^#\\s]`, 'm').test(guide));
}

test('there are components', () => {
  expect(folders.length).toBeGreaterThan(40);
});

test.each(folders)(
  '%s says when to use it, what instead, how it is written, its keys, what is announced, how it is themed',
  (name) => {
    const path = `${source}/${name}/guide.md`;
    expect(
      existsSync(path),
      `${name}/guide.md is missing; the docs page of the component is made of it`,
    ).toBe(true);
    const guide = readFileSync(path, 'utf8');
    expect(sectionsOf(guide)).toEqual(SECTIONS);
    // Code that does not name the part shows nothing to copy.
    expect(guide).toMatch(new RegExp(`\\bfrom '@fairlot/ui-kit/${name}'`));
  },
);

test('an empty section is seen', () => {
  expect(sectionsOf('## When to use\n\n## Keyboard\n\nEnter.\n')).toEqual(['Keyboard']);
});

test('the code of the readme imports what there is, and no style sheet that its parts bring', () => {
  const readme = readFileSync(`${source}/../README.md`, 'utf8');
  const code = [...readme.matchAll(/```tsx?\n([^]*?)```/g)].map(([, text = '']) => text);
  expect(code.length).toBeGreaterThan(3);
  const imports = code
    .join('\n')
    .matchAll(/import (?:\{ (?<names>[^}]*) \} from )?'@fairlot\/ui-kit\/(?<path>[^']*)'/g);
  for (const { groups: { names = '', path = '' } = {} } of imports) {
    expect(folders.concat(NOT_COMPONENTS)).toContain(path);
    const index = readFileSync(`${source}/${path}/index.ts`, 'utf8');
    for (const name of names.split(', ')) expect(index).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
