import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { serveRegistry } from './localRegistry.mjs';

const run = promisify(execFile);
const work = mkdtempSync(join(tmpdir(), 'fairlot-registry-'));
const archives = join(work, 'archives');
const app = join(work, 'app');
afterEach(() => rmSync(work, { recursive: true, force: true }));

async function pack(name: string, version: string, dependencies: Record<string, string> = {}) {
  const folder = join(work, `${name}-${version}`);
  mkdirSync(folder, { recursive: true });
  const manifest = { name: `@planted/${name}`, version, dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['pack', '--silent', '--pack-destination', archives], { cwd: folder });
}

test('npm installs what was packed, by its ranges, and refuses a range that nothing satisfies', async () => {
  mkdirSync(archives);
  mkdirSync(app);
  await pack('money', '1.0.0');
  await pack('money', '1.1.0');
  await pack('forms', '2.0.0', { '@planted/money': '^1.0.0' });
  await pack('broken', '1.0.0', { '@planted/money': '^2.0.0' });
  const registry = await serveRegistry(archives);
  try {
    writeFileSync(join(app, '.npmrc'), `@planted:registry=${registry.url}\n`);
    writeFileSync(join(app, 'package.json'), '{ "name": "app", "private": true }');
    const install = (name: string) =>
      run('npm', ['install', name, '--no-audit', '--no-fund', '--cache', join(work, 'cache')], { cwd: app });
    await install('@planted/forms');
    const money = readFileSync(join(app, 'node_modules/@planted/money/package.json'), 'utf8');
    expect(JSON.parse(money)).toMatchObject({ version: '1.1.0' });
    await expect(install('@planted/broken')).rejects.toThrow(/No matching version|ETARGET/);
    await expect(install('@planted/missing')).rejects.toThrow(/404/);
  } finally {
    await registry.close();
  }
}, 120_000);
