import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

test('a build with more files than a process may have open is compressed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'fairlot-compress-'));
  try {
    for (let file = 0; file < 400; file += 1)
      writeFileSync(join(dir, `${file}.js`), `export default ${file};`);
    const plugin = new URL('./compressPlugin.ts', import.meta.url).href;
    const script = `import { compressPlugin } from '${plugin}'; await compressPlugin().writeBundle({ dir: '${dir}' });`;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script];
    execFileSync('sh', ['-c', 'ulimit -n 100 && exec "$@"', 'sh', ...node], { stdio: 'pipe' });
    expect(readdirSync(dir)).toHaveLength(1_200);
    expect(brotliDecompressSync(readFileSync(join(dir, '7.js.br'))).toString()).toBe('export default 7;');
    expect(gunzipSync(readFileSync(join(dir, '399.js.gz'))).toString()).toBe('export default 399;');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
