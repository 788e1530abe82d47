import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/project.mjs';

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

/** Whether the file has a test of that title. */
const isProved = (file: string, title: string) =>
  file !== '' && existsSync(join(root, file)) && read(file).replaceAll("\\'", "'").includes(title);

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
  expect(isProved('scripts/behaviourTables.test.ts', 'no such ' + 'title')).toBe(false);
});
