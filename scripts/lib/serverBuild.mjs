// @ts-check
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { root } from './project.mjs';

const folder = join(root, 'apps/paper-broker');
/** The program that Node runs. */
export const builtServer = join(folder, 'dist/main.js');

/** Everything that a build of the server depends on: its sources, our packages, the versions of the tools, and this file. */
const INPUTS = [
  'apps/paper-broker',
  'packages',
  'package-lock.json',
  'tsconfig.json',
  'scripts/lib/serverBuild.mjs',
];

/** @type {Promise<void> | undefined} */
let built;

/**
 * Bundles the server's sources and our packages into one script, unless the script there was made from the same ones.
 * Libraries stay in node_modules.
 * @throws what does not compile, with file and line
 */
export function buildServer() {
  built ??= buildIfChanged();
  return built;
}

/** Whether the server can be built here. An image has no bundler, and a server's own user cannot write to its program. */
export function canBuildServer() {
  try {
    accessSync(folder, constants.W_OK);
    return import.meta.resolve('esbuild') !== '';
  } catch {
    return false;
  }
}

async function buildIfChanged() {
  // In the program itself, because two processes may build at the same time from different sources.
  const inputs = `// Built from ${contentHash(INPUTS)}`;
  if (!existsSync(builtServer) || !readFileSync(builtServer, 'utf8').includes(inputs)) await bundle(inputs);
}

/** @param {string} inputs a comment for the program */
async function bundle(inputs) {
  // `npm start` reads this file before it has installed anything.
  const { build, stop } = await import('esbuild');
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
    footer: { js: inputs },
    plugins: [besideSources],
  });
  // Ends esbuild's process, which would otherwise wait for another build.
  await stop();
  mkdirSync(dirname(builtServer), { recursive: true });
  // Two processes may build at the same time, so each file is written whole and renamed.
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}

/**
 * Migrations, texts, worker scripts and contracts are read from the folder of the source that uses them.
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
