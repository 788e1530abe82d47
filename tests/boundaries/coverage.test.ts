import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOfProofs, faultsOfRows } from '../../scripts/lib/coverageFaults.mjs';
import { root, tools } from '../../scripts/lib/project.mjs';
import { readReportedTests } from '../../scripts/lib/reportedTests.mjs';

const planted = 'tests/boundaries/planted/rows';
const folder = mkdtempSync(join(tmpdir(), 'fairlot-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The planted tests, as reported by their runner. */
function reportedBy(name: string, tool: string, args: readonly string[]) {
  const { stdout } = spawnSync(process.execPath, [tool, ...args], { cwd: root, encoding: 'utf8' });
  const report = join(folder, `${name}.json`);
  writeFileSync(report, stdout);
  return readReportedTests(report) ?? [];
}

const rowOf = (id: string) => ({ id, says: 'planted' });
const rows = ['proved', 'skipped', 'unlinked', 'proved'].map(rowOf);

describe.each([
  [
    'vitest',
    tools.vitest,
    ['run', '--root', planted, '--reporter=json'],
    `${planted}/rows.test.ts › declares a row and is skipped`,
  ],
  [
    'playwright',
    tools.playwright,
    ['test', '--config', `${planted}/playwright.config.ts`],
    `${planted}/rows.spec.ts › a journey declares a row and skips itself`,
  ],
])('the rows of the requirement, by a report of %s', (name, tool, args, skipped) => {
  const tests = reportedBy(name, tool, args);

  it('are proved by a test that ran, declares them and passed, and by no other', () => {
    expect(faultsOfRows(rows, tests).filter((fault) => !fault.startsWith('unheard'))).toEqual([
      'proved: listed twice',
      `skipped: ${skipped} declares it and was skipped or failed`,
      'unlinked: no test declares it',
    ]);
  });
});

describe('what a test declares and a table names', () => {
  const tests = reportedBy('tables', tools.vitest, ['run', '--root', planted, '--reporter=json']);
  const faults = (file: string, title: string) => faultsOfProofs([{ where: 'a table', file, title }], tests);

  it('is a row that there is', () => {
    expect(faultsOfRows(rows, tests)).toContain(
      `unheard: ${planted}/rows.test.ts › declares a row that there is not declares it, and there is no such row`,
    );
  });

  it('is a test that ran, by its whole title', () => {
    expect(faults(`${planted}/rows.test.ts`, 'proves a row')).toEqual([]);
    expect(faults(`${planted}/rows.test.ts`, 'counts %s')).toEqual([]);
    for (const title of ['proves', 'no such test', 'declares a row and is skipped'])
      expect(faults(`${planted}/rows.test.ts`, title)).toHaveLength(1);
    expect(faults('tests/none.test.ts', 'proves a row')).toHaveLength(1);
  });
});
