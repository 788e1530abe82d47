import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPlugin } from './build/brandPlugin.js';
import { chunkGroupsPlugin, groupsForRolldown, type ChunkGroup } from './build/chunkGroups.js';
import { compressPlugin } from './build/compressPlugin.js';
import { earlyPlugin } from './build/earlyPlugin.js';
import { iconPlugin } from './build/iconPlugin.js';
import { manifestPlugin } from './build/manifestPlugin.js';
import { readProduct } from './build/product.js';
import { productPlugin } from './build/productPlugin.js';
import { messagesPlugin } from './build/messagesPlugin.js';
import { offlinePlugin } from './build/offlinePlugin.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const product = readProduct(process.env);

/** Where the server of the simulated broker listens while developing. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080';
/** Opens the simulation's control plane to the developer panel. It is added on the way and never reaches the browser. */
const simToken = process.env['SIM_TOKEN'];
const simHeaders = simToken === undefined ? {} : { headers: { authorization: `Bearer ${simToken}` } };

const { base } = product.manifest.app;
/** What the server answers, below the app's base as in production. */
const proxy = Object.fromEntries(
  ['api', 'sim', 'support.html', 'mailbox'].map((name) => [
    base + name,
    {
      target: api,
      rewrite: (path: string) => `/${path.slice(base.length)}`,
      ...(name === 'sim' ? simHeaders : {}),
    },
  ]),
);

/** All that is said about how the build is split: by package or folder. The rest is Rolldown's own way. */
const groups: readonly ChunkGroup[] = [
  // A script of its own, with all that it imports.
  { name: 'early', folders: ['apps/h5/src/boot/early.ts'] },
  // In two files: one of 100 kB comes later than two at the same time.
  { name: 'react', packages: ['react-dom', 'scheduler'], from: 'initial' },
  { name: 'router', packages: ['@tanstack'], from: 'initial' },
  // What every page needs, in one file.
  { name: 'start', from: 'initial' },
  { name: 'kit', folders: ['packages/ui-kit/src'], minShareCount: 20 },
];

export default defineConfig({
  root: here('.'),
  base: product.manifest.app.base,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    productPlugin(product),
    product.name === undefined && iconPlugin(),
    messagesPlugin(here('./src/messages'), product),
    manifestPlugin(product),
    brandPlugin(product),
    earlyPlugin(product.manifest.app.base),
    // A product may have too few pages to share what those of the app do.
    product.name === undefined && chunkGroupsPlugin(groups),
    offlinePlugin(product.manifest),
    compressPlugin(),
  ],
  resolve: {
    conditions: ['@fairlot/source', 'module', 'browser', 'development|production'],
    alias: [
      // Messages are parsed at build time: the browser gets no parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The shim is for React 17.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      // Style files are evaluated at build time by a server-side Vite of their own, which does not know the conditions
      // above. Without this line it loses the kit's themes, whose CSS it then believes to be someone else's.
      {
        find: /^@fairlot\/ui-kit\/([\w-]+)$/,
        replacement: here('../../packages/ui-kit/src/$1/index.ts'),
      },
    ],
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2022',
    manifest: true,
    // A font or picture inlined as a data: address would need a wider content policy than the app has.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('./index.html'), early: here('./src/boot/early.ts') },
      output: {
        codeSplitting: { groups: groupsForRolldown(groups) },
      },
    },
  },
});
