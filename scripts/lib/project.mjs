// @ts-check
/** Paths of the repository, and how its TypeScript is run. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Logs and build stamps; safe to delete at any time. */
export const cache = join(root, '.cache');
/** Node's flags to run our TypeScript sources without a build. */
export const sourceFlags = ['--import', 'tsx', '--conditions=@fairlot/source'];
export const serverEntry = join(root, 'apps/paper-broker/src/main.ts');
export const appFolder = join(root, 'apps/h5');

/**
 * The program of a package. It is run directly, because npx would hide its exit code.
 * @param {string} path below node_modules
 */
export const tool = (path) => join(root, 'node_modules', path);

export const tools = {
  eslint: tool('eslint/bin/eslint.js'),
  oxlint: tool('oxlint/bin/oxlint'),
  oxfmt: tool('oxfmt/bin/oxfmt'),
  /** Checks all of our code in a fifth of the time. */
  tsc: tool('typescript-7/bin/tsc'),
  /** The version that many users of the kit have, and that tools which analyse our code need. */
  olderTsc: tool('typescript/bin/tsc'),
  vite: tool('vite/bin/vite.js'),
  vitest: tool('vitest/vitest.mjs'),
  playwright: tool('@playwright/test/cli.js'),
  storybook: tool('storybook/dist/bin/dispatcher.js'),
  knip: tool('knip/bin/knip.js'),
};
