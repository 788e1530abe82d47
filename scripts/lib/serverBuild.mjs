// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, stop } from 'esbuild';
import { root } from './project.mjs';

const folder = join(root, 'apps/paper-broker');
/** What Node runs; made anew by every start, which takes less time than one import of the sources. */
export const builtServer = join(folder, 'dist/main.js');

/** @type {Promise<void> | undefined} */
let built;

/**
 * Makes one script of the server's sources and of our packages, once in a process. Libraries stay in node_modules.
 * @throws what does not compile, with file and line
 */
export function buildServer() {
  built ??= bundle();
  return built;
}

async function bundle() {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'src/main.ts')],
    outfile: builtServer,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    conditions: ['@fairlot/source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@fairlot/')),
    logLevel: 'silent',
    plugins: [besideSources],
  });
  // Its process would stay for the next build, which there is not.
  await stop();
  mkdirSync(dirname(builtServer), { recursive: true });
  // Two processes may build at once: each file is there whole, or not yet.
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}

/**
 * Migrations, words, worker scripts and contracts lie beside the source that reads them, and stay there.
 * @type {import('esbuild').Plugin}
 */
const besideSources = {
  name: 'beside-sources',
  setup({ onLoad }) {
    onLoad({ filter: /paper-broker\/src\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const source = JSON.stringify(relative(dirname(builtServer), path));
      return {
        contents: text.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
        loader: 'ts',
      };
    });
  },
};
