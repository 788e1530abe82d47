import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const PATH = /`((?:apps|packages|manifest|tests|scripts|docs|bench)\/[^`\s]*)`/g;
/** `apps/h5/src/messages/<locale>/…` stands for many files. */
const PLACEHOLDER = /[<{*…]/;

/**
 * The paths in code marks that a text names and the repository does not have. A `.js` may be a `.ts`, as in imports.
 */
function missingPaths(text: string): string[] {
  return [...text.matchAll(PATH)]
    .map(([, path = '']) => path.replace(/[:#].*$/, ''))
    .filter((path) => !PLACEHOLDER.test(path))
    .filter((path) => ![path, path.replace(/\.js$/, '.ts')].some((each) => existsSync(join(root, each))));
}

describe('The documents', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !path.startsWith('.changeset/') && existsSync(join(root, path)));

  it('name only files and folders that exist', () => {
    expect(documents).toContain('ARCHITECTURE.md');
    const missing = documents.flatMap((document) =>
      missingPaths(readFileSync(join(root, document), 'utf8')).map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are read: a path that is gone is found', () => {
    const text =
      'See `apps/h5/src/gone.ts`, `docs/glossary.md`, `tests/support/test.js` and `apps/<name>/src`.';
    expect(missingPaths(text)).toEqual(['apps/h5/src/gone.ts']);
  });
});
