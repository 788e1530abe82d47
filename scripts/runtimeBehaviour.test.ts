import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/project.mjs';

/** The last cell of a row of docs/runtime-behaviour.md: a file, and the title of a test in it. */
const PROOF = /\| `([^`]+)` (.+?)\s*\|$/;

const proofs = readFileSync(join(root, 'docs/runtime-behaviour.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (what|-+) /.test(line))
  .map((line) => PROOF.exec(line)?.slice(1) ?? ['', line]);

it('has a table of runtime behaviour', () => {
  expect(proofs.length).toBeGreaterThan(30);
});

it.each(proofs)('%s proves: %s', (file = '', title = '') => {
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'")).toContain(title);
});
