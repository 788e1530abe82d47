import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The sections of every guide; `Example` may follow the second one. Its code is compiled by tests/boundaries. */
const SECTIONS = ['When to use', 'What to use instead', 'Keyboard', 'Announced', 'Theming'];
const WITH_EXAMPLE = SECTIONS.toSpliced(2, 0, 'Example');
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
  '%s says when to use it, what instead, its keys, what is announced, how it is themed',
  (name) => {
    const path = `${source}/${name}/guide.md`;
    expect(
      existsSync(path),
      `${name}/guide.md is missing; the docs page of the component is made of it`,
    ).toBe(true);
    const sections = sectionsOf(readFileSync(path, 'utf8'));
    expect(sections).toEqual(sections.includes('Example') ? WITH_EXAMPLE : SECTIONS);
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
