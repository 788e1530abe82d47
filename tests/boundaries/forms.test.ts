import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const screens = execFileSync('git', ['ls-files', 'apps/h5/src/*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.test.tsx'));

/** Forms that send no money, identity or consent, and why nothing that is typed there can be wrong. */
const UNVALIDATED: Readonly<Record<string, string>> = {
  'apps/h5/src/components/support/Composer.tsx': 'a message; the field holds its length',
  'apps/h5/src/features/exports/DataExport.tsx': 'choices from lists',
  'apps/h5/src/features/history/HistoryFilter.tsx': 'a filter of a list',
};

/** Whether each form in a source is submitted by `useZodForm`, which validates it with a schema of packages/forms. */
const isValidated = (source: string) =>
  [...source.matchAll(/<form\b[^]*?>\s*\n/g)].every(([form]) => form.includes('form.submit('));

it('every form is validated by a schema', () => {
  const unvalidated = screens.filter((file) => !isValidated(readFileSync(join(root, file), 'utf8')));
  expect(
    screens.filter((file) => readFileSync(join(root, file), 'utf8').includes('<form')).length,
  ).toBeGreaterThan(25);
  expect(unvalidated.toSorted()).toEqual(Object.keys(UNVALIDATED).toSorted());
});

it('would find one that is not', () => {
  expect(isValidated('<form noValidate onSubmit={(event) => void form.submit(event)}>\n</form>')).toBe(true);
  expect(isValidated('<form onSubmit={(event) => void send(event)}>\n</form>')).toBe(false);
});
