import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areasSaidBy } from './startAreas.js';

let folder: string;
const write = (files: Record<string, string>) => {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
};
const said = (...files: string[]) =>
  [
    ...areasSaidBy(
      files.map((file) => join(folder, file)),
      ['app', 'home', 'trade', 'forms'],
    ),
  ].sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'areas-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('follows what a file imports, over several lines and in circles', () => {
  write({
    'page.tsx': `import {\n  A,\n  B,\n} from './part.js';\nt('app.name');`,
    'part.ts': "export * from './deep.js';\nimport './page.js';",
    'deep.tsx': "import { C } from './page.js';\nt(`home.${kind}.title`);",
  });
  expect(said('page.tsx')).toEqual(['app', 'home']);
});

it('leaves out what is loaded later', () => {
  write({ 'page.tsx': "const later = () => import('./sheet.js');", 'sheet.tsx': "t('trade.title')" });
  expect(said('page.tsx')).toEqual([]);
});

it('leaves out what only a comment mentions', () => {
  write({ 'page.tsx': "/** As in `t('trade.title')`. */\n// t('home.title')\nt('app.name');" });
  expect(said('page.tsx')).toEqual(['app']);
});

it('knows that a form may say what its rules say', () => {
  write({ 'page.tsx': "import { useZodForm } from '@fairlot/forms/react';" });
  expect(said('page.tsx')).toEqual(['forms']);
});
