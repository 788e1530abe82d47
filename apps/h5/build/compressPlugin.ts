import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
/** A build has hundreds of files, and a process may only have 1,024 open, or fewer. */
const AT_ONCE = 8;

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, so that the server sends compressed files without
 * compressing at run time.
 */
export function compressPlugin(): Plugin {
  return {
    name: 'fairlot:compress',
    apply: 'build',
    // Only after a successful build, so that the error of a failed one stays the last output.
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name)).values();
      const compressNext = async (): Promise<void> => {
        for (const file of files) await compress(join(file.parentPath, file.name));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
