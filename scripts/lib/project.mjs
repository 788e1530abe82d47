// @ts-check
/** Where things are, and how our own TypeScript is run. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Logs and build stamps; safe to delete at any time. */
export const cache = join(root, '.cache');
/** Node's flags that run our sources as they are, without a build. */
export const sourceFlags = ['--import', 'tsx', '--conditions=@fairlot/source'];
export const serverEntry = join(root, 'apps/paper-broker/src/main.ts');
export const appFolder = join(root, 'apps/h5');

/** A package's program, without npx between us and its exit code. @param {string} path below node_modules */
export const tool = (path) => join(root, 'node_modules', path);

export const tools = {
  eslint: tool('eslint/bin/eslint.js'),
  prettier: tool('prettier/bin/prettier.cjs'),
  /** Reads all of our code in a fifth of the time. */
  tsc: tool('typescript-7/bin/tsc'),
  /** What many who build on the kit have, and what tools that read our code as data are made with. */
  olderTsc: tool('typescript/bin/tsc'),
  vite: tool('vite/bin/vite.js'),
  vitest: tool('vitest/vitest.mjs'),
  playwright: tool('@playwright/test/cli.js'),
  storybook: tool('storybook/dist/bin/dispatcher.js'),
  knip: tool('knip/bin/knip.js'),
};
