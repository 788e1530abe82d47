// @ts-check
/**
 * The tools with which other teams build and test products. Each uses the same sources, tests/sibling/src, and those
 * that build write to `out/<name>`. To add one, add an entry here and, if it needs settings, a file in
 * tests/sibling/bundlers.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNextVersion } from './nextVersion.mjs';
import { tools } from './project.mjs';
import { runTool } from './runTool.mjs';

/**
 * @typedef {object} Bundler
 * @property {string} name of the tool, and of its folder in `out`
 * @property {readonly string[]} [own] packages of the workspace that only this one uses
 * @property {(app: string) => void} build @throws with the tool's output
 */

/** @param {string} app @param {string} folder */
const vite = (app, folder) =>
  void runTool(
    tools.vite,
    ['build', '--logLevel', 'warn', '--base', './', '--outDir', join(app, 'out', folder), '--emptyOutDir'],
    join(app, 'bundlers', folder),
  );

/** Writes an HTML page for bundlers that do not. @param {string} app @param {string} name */
function writePage(app, name) {
  const head =
    '<meta charset="utf-8"><title>Harbour</title><link rel="stylesheet" href="main.css"><script type="module" src="main.js"></script>';
  writeFileSync(
    join(app, 'out', name, 'index.html'),
    `<!doctype html><html lang="de" class="uk-harbour"><head>${head}</head><body><div id="app"></div></body></html>`,
  );
}

/** @type {readonly Bundler[]} */
export const BUNDLERS = [
  { name: 'vite', build: (app) => vite(app, 'vite') },
  {
    name: 'vanilla-extract',
    own: ['@vanilla-extract/css', '@vanilla-extract/vite-plugin'],
    build: (app) => vite(app, 'vanilla-extract'),
  },
  {
    name: 'esbuild',
    own: ['esbuild'],
    build: (app) => {
      runTool('bundlers/esbuild.mjs', [], app);
      writePage(app, 'esbuild');
    },
  },
  {
    // Two micro frontends on one page, each with a version of the kit.
    name: 'two-versions',
    own: ['esbuild'],
    build: (app) => void runTool('bundlers/two-versions/build.mjs', [buildNextVersion()], app),
  },
  {
    name: 'rspack',
    build: (app) => {
      runTool('bundlers/rspack.mjs', [], app);
      writePage(app, 'rspack');
    },
  },
  {
    name: 'parcel',
    build: (app) => {
      runTool(
        'node_modules/parcel/lib/bin.js',
        ['build', 'src/main.tsx', '--dist-dir', 'out/parcel', '--public-url', './', '--no-cache'],
        app,
      );
      writePage(app, 'parcel');
    },
  },
  {
    // A page rendered on a server. Its modules go through the bundler too, in which style sheets become empty.
    name: 'server',
    build: (app) => {
      const out = ['--outDir', join(app, 'out/server')];
      runTool(
        tools.vite,
        ['build', '--logLevel', 'warn', '--ssr', '../../src/server.tsx', ...out],
        join(app, 'bundlers/vite'),
      );
      runTool('bundlers/writeServerPage.mjs', [], app);
    },
  },
  {
    // The product's compiled modules without a bundler: on a server, and in its tests.
    name: 'node',
    build: (app) =>
      void runTool('--import', ['@fairlot/ui-kit/no-styles', '--test', 'bundlers/node/product.test.js'], app),
  },
  {
    name: 'jest',
    own: ['esbuild'],
    build: (app) =>
      void runTool('node_modules/jest/bin/jest.js', ['--config', 'bundlers/jest/jest.config.cjs'], app),
  },
  {
    // The product's own tests, in Node and in jsdom.
    name: 'vitest',
    build: (app) =>
      void runTool(
        'node_modules/vitest/vitest.mjs',
        ['run', '--root', 'bundlers/vitest', '--reporter=dot'],
        app,
      ),
  },
  {
    name: 'next',
    build: (app) => {
      runTool('node_modules/next/dist/bin/next', ['build', 'bundlers/next'], app, {
        NEXT_TELEMETRY_DISABLED: '1',
      });
      cpSync(join(app, 'bundlers/next/out'), join(app, 'out/next'), { recursive: true });
    },
  },
];
