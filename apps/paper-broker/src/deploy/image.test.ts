import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { imageSettings, linkImageFiles } from '../testing/imageFiles.js';
import { read, root, START, unknownIn } from './testing/deployFiles.js';

describe('deploy/Dockerfile', () => {
  const text = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const stages = text.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';

  it('ends in a slim stage of its own, on the pinned Node that the tests run on', () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const stage of stages) expect(stage).toMatch(/^node:\d+\.\d+\.\d+-\w+-slim\b/);
    expect(stages[0]?.split(':')[1]?.split('.')[0]).toBe(process.versions.node.split('.')[0]);
    expect(last).not.toMatch(/npm (ci|install|run)/);
  });

  it('runs the server itself, as nobody, and asks whether it is ready', () => {
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(last.indexOf('USER')).toBeLessThan(last.indexOf('CMD'));
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? '[]') as string[];
    expect(command).toEqual(['node', START]);
    expect(last).toMatch(/^HEALTHCHECK .*\/readyz/m);
  });

  it('copies what there is, sets what the server knows, and holds no secret', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
    // The server reads the contracts when it starts.
    for (const contract of ['openapi.yaml', 'openapi-operators.yaml', 'openapi-control.yaml'])
      expect(copied).toContain(contract);
    const set = [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
    expect(unknownIn(set.map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
    expect(set).toContain('NODE_ENV=production');
    expect(text).not.toMatch(/SECRET_KEY|DATABASE_URL|PASSWORD/);
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    for (const path of ['.git', '.data', '**/node_modules']) expect(ignored).toContain(path);
  });
});

describe('The files of the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['the server', [START, '--help'], 'PORT'],
    ['the desk', ['scripts/review.mjs', '--help'], 'npm run review'],
  ])('are enough for %s', (_, words, says) => {
    if (!existsSync(join(folder, 'package.json'))) linkImageFiles(folder);
    const env = { PATH: process.env['PATH'], ...imageSettings };
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
    expect([stderr, stdout]).toEqual(['', expect.stringContaining(says)]);
  });
});
