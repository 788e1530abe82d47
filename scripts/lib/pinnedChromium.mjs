// @ts-check
/**
 * The Chromium that draws pictures. Another version draws other pixels, and the system's packages are updated at any
 * time. So it comes from a package of the registry, pinned by version and content, and is kept in its own cache.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cache } from './project.mjs';
import { run } from './terminal.mjs';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const INTEGRITY =
  'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
const FETCH_TIMEOUT_MS = 240_000;

const folder = join(cache, `pictures-chromium-${VERSION}`);
const program = join(folder, 'chromium');

/**
 * The pinned browser, downloaded if it is not in the cache (67 MB).
 * @param {(line: string) => void} onLine
 * @returns {Promise<{path: string} | {missing: string}>} its path, or why this machine cannot use it
 */
export async function getPinnedChromium(onLine) {
  const machine = `${process.platform} ${process.arch}`;
  if (machine !== 'linux x64') return { missing: `it runs on linux x64, and this is ${machine}` };
  if (existsSync(program)) return { path: program };
  mkdirSync(folder, { recursive: true });
  const packed = await run('npm', ['pack', `${PACKAGE}@${VERSION}`, '--pack-destination', folder], {
    cwd: folder,
    timeoutMs: FETCH_TIMEOUT_MS,
    onLine,
  });
  if (packed.code !== 0) return { missing: `${PACKAGE} could not be fetched: ${packed.output.trim()}` };
  const tarball = join(folder, `${PACKAGE.slice(1).replace('/', '-')}-${VERSION}.tgz`);
  const content = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  if (content !== INTEGRITY) return { missing: `${PACKAGE} ${VERSION} is not the one that was pinned` };
  const unpacked = await run('tar', ['-xzf', tarball, '-C', folder, 'package/bin/chromium.br']);
  if (unpacked.code !== 0) return { missing: `its package could not be unpacked: ${unpacked.output.trim()}` };
  const compressed = readFileSync(join(folder, 'package/bin/chromium.br'));
  // Written under another name and renamed, so that an interrupted run leaves no incomplete browser.
  writeFileSync(`${program}.part`, brotliDecompressSync(compressed), { mode: 0o755 });
  renameSync(`${program}.part`, program);
  rmSync(join(folder, 'package'), { recursive: true });
  rmSync(tarball);
  return { path: program };
}
