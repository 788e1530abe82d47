import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { laterSentences, sentencesSaidBy } from './saidSentences.js';

const IDS = [
  'app.name',
  'home.a.title',
  'home.b.title',
  'home.c',
  'trade.title',
  'forms.name',
  'forms.other',
];

let folder: string;
const write = (files: Record<string, string>) => {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
};
const said = (...files: string[]) =>
  [
    ...sentencesSaidBy(
      files.map((file) => join(folder, file)),
      IDS,
      join(folder, 'forms'),
    ),
  ].sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sentences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('follows what a file imports, over several lines and in circles', () => {
  write({
    'page.tsx': `import {\n  A,\n  B,\n} from './part.js';\nt('app.name');`,
    'part.ts': "export * from './deep.js';\nimport './page.js';",
    'deep.tsx': "import { C } from './page.js';\nt('home.c');",
  });
  expect(said('page.tsx')).toEqual(['app.name', 'home.c']);
});

it('takes every sentence that an id in parts may mean', () => {
  write({ 'page.tsx': 't(`home.${kind}.title`);' });
  expect(said('page.tsx')).toEqual(['home.a.title', 'home.b.title', 'home.c']);
});

it('leaves out the sentences of the same area that nobody says here', () => {
  write({ 'page.tsx': "const label = { words: 'home.c' };" });
  expect(said('page.tsx')).toEqual(['home.c']);
});

it('leaves out what is loaded later', () => {
  write({ 'page.tsx': "const later = () => import('./sheet.js');", 'sheet.tsx': "t('trade.title')" });
  expect(said('page.tsx')).toEqual([]);
});

it('leaves out what only a comment mentions', () => {
  write({ 'page.tsx': "/** As in `t('trade.title')`. */\n// t('home.c')\nt('app.name');" });
  expect(said('page.tsx')).toEqual(['app.name']);
});

it('knows that a form may say what its rules say, and no other form’s', () => {
  write({
    'page.tsx': "import { rules } from '@fairlot/forms/auth';",
    'forms/auth/index.ts': "export { rules } from './rules.js';",
    'forms/auth/rules.ts': "import { all } from '../messages.js';\ntoMessage('forms.name');",
    'forms/messages.ts': "export const all = {\n  'forms.name': [],\n  'forms.other': [],\n};",
    'forms/orders/index.ts': "toMessage('forms.other');",
  });
  expect(said('page.tsx')).toEqual(['forms.name']);
});

it('knows what is loaded later without the words of all pages, and what that loads later still', () => {
  write({
    'page.tsx': "import { A } from './part.js';\nconst b = () => withWords(import('./spoken.js'));",
    'part.tsx': "export const A = () => import('./later.js');",
    'later.tsx': "t('home.c');\nconst d = () => import('./deeper.js');",
    'deeper.tsx': "t('trade.title');\nconst e = () => import('./page.js');",
    'spoken.tsx': "t('app.name');\nconst f = () => import('./never.js');",
    'never.tsx': "t('forms.name');",
  });
  const later = laterSentences([join(folder, 'page.tsx')], IDS, join(folder, 'forms'));
  expect(later.map((pair) => pair.join(': ')).sort()).toEqual([
    'deeper.tsx: trade.title',
    'later.tsx: home.c',
  ]);
});
