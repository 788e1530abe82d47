import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/project.mjs';
import { titlesOfRunningTests } from './lib/runningTests.mjs';

/** Tables whose rows each name the test that proves them, and how many rows there are at least. */
const TABLES = [
  { file: 'docs/runtime-behaviour.md', least: 130 },
  { file: 'docs/kit-behaviour.md', least: 110 },
];
/** The last cell of a row: a file, and the title of a test in it. */
const PROOF = /.*\| `([^`]+)` (.+?)\s*\|$/;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

function proofsIn(table: string): string[][] {
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((line) => PROOF.exec(line)?.slice(1) ?? ['', line]);
}

/** Whether the file has a test of exactly that title, and the test runs. */
const isProved = (file: string, title: string) =>
  file !== '' && existsSync(join(root, file)) && titlesOfRunningTests(read(file)).includes(title);

describe.each(TABLES)('$file', ({ file, least }) => {
  const proofs = proofsIn(read(file));

  it('has its rows', () => {
    expect(proofs.length).toBeGreaterThanOrEqual(least);
  });

  it.each(proofs)('%s proves: %s', (test = '', title = '') => {
    expect(isProved(test, title)).toBe(true);
  });
});

it('a row whose test is not there is seen', () => {
  const [proof = []] = proofsIn(
    [
      '| what | how | proved by |',
      '| --- | --- | --- |',
      '| a | b | `scripts/none.test.ts` no such test |',
    ].join('\n'),
  );
  expect(proof).toEqual(['scripts/none.test.ts', 'no such test']);
  expect(isProved('scripts/none.test.ts', 'no such test')).toBe(false);
  // Words of a file are no test, and a part of a title is none.
  expect(isProved('scripts/behaviourTables.test.ts', 'no such test')).toBe(false);
  expect(isProved('scripts/behaviourTables.test.ts', 'a row whose test')).toBe(false);
  expect(isProved('scripts/behaviourTables.test.ts', 'a row whose test is not there is seen')).toBe(true);
});

describe('a test that proves', () => {
  it.each([
    `test('works', () => {});`,
    `it('works', { timeout: 9, retry: 0, skip: false }, () => {});`,
    `describe('a part', () => { it('works', body); });`,
    `describeOnBothStores('a part', (makeStore) => { it('works', async () => { await skipStone(); }); });`,
    `test.each([1, 2])('works', (count) => {});`,
    'test.each`a | b`("works", () => {});',
    `test.concurrent('works', ({ page }) => { page.click('skip'); });`,
    `for (const part of parts) { test.describe(part, () => { test('works', () => {}); }); }`,
    `test.skip('another', () => {}); test('works', () => {});`,
    `describe('a part', () => { test.skip(true, 'elsewhere'); }); test('works', () => {});`,
  ])('runs: %s', (text) => {
    expect(titlesOfRunningTests(text)).toContain('works');
  });

  it.each([
    `test.skip('works', () => {});`,
    `it.todo('works');`,
    `test('works');`,
    `test.fails('works', () => {});`,
    `test.fixme('works', () => {});`,
    `it.skipIf(isHere)('works', () => {});`,
    `it.runIf(isHere)('works', () => {});`,
    `test.skip.each([1])('works', () => {});`,
    `test.each([1]).skip('works', () => {});`,
    `test.concurrent.skip('works', () => {});`,
    `test('works', { skip: true }, () => {});`,
    `test('works', { todo: isLater }, () => {});`,
    `test('works', { skip }, () => {});`,
    `describe.skip('a part', () => { test('works', () => {}); });`,
    `describe.todo('a part', () => { test('works', () => {}); });`,
    `describe.skipIf(isHere)('a part', () => { describe('of it', () => { test('works', () => {}); }); });`,
    `describe('a part', { skip: true }, () => { test('works', () => {}); });`,
    `test.describe.fixme('a part', () => { test('works', () => {}); });`,
    `test.describe('a part', () => { test.skip(isHere, 'elsewhere'); test('works', () => {}); });`,
    `test.skip(({ browserName }) => browserName === 'a'); test('works', () => {});`,
    `test('works', () => { test.skip(isHere, 'elsewhere'); });`,
    `test('works', (context) => { if (isHere) context.skip(); });`,
    `test('works', ({ skip }) => { skip(); });`,
    `test('works', () => { test.fail(); });`,
    `test('works', () => {}); test.only('another', () => {});`,
    `test('works', () => {}); describe.only('a part', () => {});`,
    `// test('works', () => {});`,
    `const title = "test('works', () => {})";`,
    `test('works no more', () => {});`,
  ])('does not run: %s', (text) => {
    expect(titlesOfRunningTests(text)).not.toContain('works');
  });
});
