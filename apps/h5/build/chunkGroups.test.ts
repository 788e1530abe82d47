import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chunkGroupsPlugin, groupsForRolldown, type ChunkGroup } from './chunkGroups.js';

let root: string;

const FILES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': "import 'one'; import('./pages/a.js'); import('./pages/b.js');",
  'pages/a.js': "import '../kit/button.js'; console.log('a');",
  'pages/b.js': "import '../kit/button.js'; console.log('b');",
  'kit/button.js': "console.log('button');",
  'node_modules/one/package.json': '{"name":"one","main":"index.js"}',
  'node_modules/one/index.js': "console.log('one');",
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairlot-chunks-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const buildWith = (groups: readonly ChunkGroup[]) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [chunkGroupsPlugin(groups)],
    build: { rolldownOptions: { output: { codeSplitting: { groups: groupsForRolldown(groups) } } } },
  });

describe('the groups of chunks', () => {
  it('build when each matches something', async () => {
    const groups: ChunkGroup[] = [
      { name: 'libraries', packages: ['one'], from: 'initial' },
      { name: 'start', from: 'initial' },
      { name: 'kit', folders: ['kit'], minShareCount: 2 },
    ];
    await expect(buildWith(groups)).resolves.toBeDefined();
  });

  it('fail the build when there are more than four', async () => {
    const groups = ['a', 'b', 'c', 'd', 'e'].map((name): ChunkGroup => ({ name, from: 'initial' }));
    await expect(buildWith(groups)).rejects.toThrow(/names 5 groups of chunks; at most 4/);
  });

  it('fail the build when one matches nothing', async () => {
    await expect(buildWith([{ name: 'kit', folders: ['kits'] }])).rejects.toThrow(
      /These groups .* match nothing: kit\./,
    );
  });

  it('fail the build when a package of one is not there', async () => {
    await expect(buildWith([{ name: 'libraries', packages: ['one', 'other'] }])).rejects.toThrow(
      /match nothing: libraries: other\./,
    );
  });

  it('fail the build when nothing is shared as often as one says', async () => {
    await expect(buildWith([{ name: 'kit', folders: ['kit'], minShareCount: 3 }])).rejects.toThrow(
      /match nothing: kit\./,
    );
  });
});
