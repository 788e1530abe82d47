import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The paths that differ from another one in case alone, endings aside. */
function clashing(paths: readonly string[]): string[] {
  const modules = [...new Set(paths.map((path) => path.replace(/\.[a-z]+$/, '')))];
  const inOneCase = modules.map((path) => path.toLowerCase());
  return modules.filter((_, at) => inOneCase.indexOf(inOneCase[at] ?? '') !== at);
}

// macOS and Windows keep one of two files whose names differ in case alone, and TypeScript there takes `calendar.ts` for
// the source of `./Calendar.js`.
describe('The names of modules', () => {
  it('differ in more than case', () => {
    const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n');
    expect(sources.length).toBeGreaterThan(1000);
    expect(clashing(sources)).toEqual([]);
  });

  it('are compared: one that differs in case alone is found', () => {
    expect(clashing(['a/Card.tsx', 'a/Card.css.ts', 'a/card.ts', 'b/card.ts'])).toEqual(['a/card']);
  });
});
