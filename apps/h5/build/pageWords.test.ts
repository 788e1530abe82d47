import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkPageWords, isUsedAnywhere } from './pageWords.js';

const ids = new Set(['app.name', 'home.title', 'home.part.a', 'trade.title', 'forms.required']);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(files: Record<string, string>): string[] {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  return checkPageWords({
    entry: join(folder, 'main.tsx'),
    ids,
    packages: { '@fairlot/forms': join(folder, 'forms') },
    core: ['app'],
  }).map((fault) => fault.replace(`${folder}/`, ''));
}

const page = (words: string) => `export const page = { load: () => import('./page.js'), words: [${words}] };`;

it('accepts a page that names what it says, by its imports too, in full or by the beginning of an id', () => {
  const faults = check({
    'main.tsx': page("'home', 'trade'"),
    'page.tsx': "import './part.js';\nexport { x } from './deep.js';\nt(`home.part.${name}`); t('app.name');",
    'part.tsx': "import './page.js';\nt('trade.title');",
    'deep.ts': 'export const x = 1;',
  });
  expect(faults).toEqual([]);
});

it('finds a namespace that is not named, in a page and in a part that it fetches later', () => {
  const faults = check({
    'main.tsx': page(''),
    'page.tsx': "t('home.title'); const later = () => import('./sheet.js');",
    'sheet.tsx': "t('trade.title');",
  });
  expect(faults).toEqual([
    "main.tsx:1: words must be ['home'], which page.tsx says",
    "page.tsx:1: words must be ['trade'], which sheet.tsx says",
  ]);
});

it('finds a namespace that is named and not said', () => {
  const faults = check({ 'main.tsx': page("'home', 'trade'"), 'page.tsx': "t('home.title');" });
  expect(faults).toEqual(["main.tsx:1: words must be ['home'], which page.tsx says"]);
});

it('knows what the rules of a form say', () => {
  const faults = check({
    'main.tsx': page(''),
    'page.tsx': "import { rules } from '@fairlot/forms/auth';",
    'forms/src/auth/index.ts': "export const rules = ['forms.required'];",
  });
  expect(faults).toEqual(["main.tsx:1: words must be ['forms'], which page.tsx says"]);
});

it('lets the start use no words outside of the core', () => {
  expect(check({ 'main.tsx': "t('app.name'); t('home.title');" })).toEqual([
    "main.tsx: words must be ['home'], which main.tsx says",
  ]);
});

it('is not misled by comments, types, and texts that are no ids', () => {
  const faults = check({
    'main.tsx': page(''),
    'page.tsx': "// t('home.title')\nimport type { T } from './types.js';\nconst file = 'home.css';",
    'types.ts': "export type T = 'trade.title';",
  });
  expect(faults).toEqual([]);
});

it('knows which sentences are said anywhere: ids, beginnings, and no key of a table', () => {
  check({
    'main.tsx': "import('./page.js');",
    'page.tsx': "t('home.title'); t(`home.part.${name}`); const all = { 'forms.required': [] };",
    'unused.tsx': "t('trade.title');",
  });
  const app = { entry: join(folder, 'main.tsx'), ids, packages: {} };
  const isUsed = isUsedAnywhere(app, (source) => source);
  expect([...ids].filter(isUsed)).toEqual(['home.title', 'home.part.a']);
  // Messages of code that a build leaves out are unused.
  expect([...ids].filter(isUsedAnywhere(app, (source) => source.replace("t('home.title')", '')))).toEqual([
    'home.part.a',
  ]);
});
