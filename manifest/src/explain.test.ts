import { expect, it } from 'vitest';
import { explainPage } from './explain.js';
import { h5 } from './h5.js';
import { readSources } from './sources.js';

const sources = readSources();
const explained = (path: string) =>
  JSON.parse(explainPage(h5, path, sources) ?? 'null') as Record<string, unknown> | null;

it('says what a page is: by its layout, by default, and by its own fields', () => {
  expect(explained('/pages/withdraw/crypto')).toMatchObject({
    path: '/pages/withdraw/crypto',
    layout: 'sub',
    frame: { back: true },
    guards: ['login', 'kyc', 'paypwd'],
    reachBottom: 50,
  });
});

it('says where each page is declared, to the column', () => {
  const files = new Map([sources.main, ...sources.areas].map(({ file, text }) => [file, text.split('\n')]));
  for (const path of Object.keys(h5.pages)) {
    const [file = '', line, column] = String(explained(path)?.['declared']).split(':');
    const named = files.get(file)?.[Number(line) - 1]?.slice(Number(column) - 1);
    expect(named, path).toMatch(new RegExp(`^'${path.replaceAll('(', '\\(')}'`));
  }
});

it('says where an address redirects to', () => {
  expect(explained('/pages/fund-bak/index')).toMatchObject({ redirectTo: '/pages/fund/index' });
});

it.each(['/pages/nowhere', 'constructor', ''])('says nothing about %j, which is no page', (path) => {
  expect(explainPage(h5, path, sources)).toBeUndefined();
});
