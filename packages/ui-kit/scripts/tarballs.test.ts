import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const PUBLISHED = ['@fairlot/api-client', '@fairlot/forms', '@fairlot/money', '@fairlot/ui-kit'];

test('what is published brings its licence, its changes and how to begin', () => {
  const workspaces = PUBLISHED.flatMap((name) => ['-w', name]);
  const text = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', ...workspaces], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const archives = JSON.parse(text) as { name: string; files: { path: string }[] }[];
  expect(archives.map(({ name }) => name).sort()).toEqual(PUBLISHED);
  for (const { name, files } of archives) {
    const paths = files.map(({ path }) => path);
    expect(paths, name).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']),
    );
  }
});
