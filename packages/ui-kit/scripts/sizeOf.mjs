// @ts-check
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * The size of what a product downloads before it can use what `code` exports: the module, all its static imports, and
 * their styles.
 * @param {string} code an ES module @param {string} folder where its imports are resolved
 * @returns {Promise<number>} gzip bytes, without React
 */
export async function sizeOf(code, folder) {
  const id = join(folder, 'size-entry.js');
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'fairlot:size-entry',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      cssMinify: true,
      modulePreload: false,
      rolldownOptions: {
        input: id,
        // As in a product, whose entry chunk contains what its lazy chunks share with it.
        preserveEntrySignatures: 'allow-extension',
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const files = new Map(outputs.map((file) => [file.fileName, file]));
  const first = new Set(
    outputs.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
  );
  let bytes = 0;
  // The set grows during the iteration: imports of imports and their styles are added.
  for (const name of first) {
    const file = files.get(name);
    if (file === undefined) continue;
    bytes += gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
    if (file.type !== 'chunk') continue;
    const { viteMetadata } = /** @type {{viteMetadata?: {importedCss: Set<string>}}} */ (file);
    for (const needed of [...file.imports, ...(viteMetadata?.importedCss ?? [])]) first.add(needed);
  }
  return bytes;
}
