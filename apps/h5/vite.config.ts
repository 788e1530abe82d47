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

/** The origin of the broker in development. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080';
/**
 * The token of the simulation's control plane, for the developer panel. The proxy adds it; it never reaches the
 * browser.
 */
const simToken = process.env['SIM_TOKEN'];
const simHeaders = simToken === undefined ? {} : { headers: { authorization: `Bearer ${simToken}` } };

const { base } = product.manifest.app;
/** Paths that the server answers, below the app's base as in production. */
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

/** The explicit chunks of the build, by package or folder. Rolldown decides on the rest. */
const groups: readonly ChunkGroup[] = [
  // A separate script with all its imports.
  { name: 'early', folders: ['apps/h5/src/boot/early.ts'] },
  { name: 'libraries', packages: ['react-dom', 'scheduler', '@tanstack'], from: 'initial' },
  // Everything that every page needs, in one file.
  { name: 'start', from: 'initial' },
  // What only some pages have, such as dialogs and number fields, stays outside.
  { name: 'kit', folders: ['packages/ui-kit/src'], minShareCount: 40 },
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
    // A product may have too few pages to share as many chunks.
    product.name === undefined && chunkGroupsPlugin(groups),
    offlinePlugin(product.manifest),
    compressPlugin(),
  ],
  resolve: {
    conditions: ['@fairlot/source', 'module', 'browser', 'development|production'],
    alias: [
      // Messages are parsed at build time, so the browser needs no parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The shim is for React 17.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      // A separate server-side Vite evaluates style files at build time, without the conditions above. Without this
      // line it loses the kit's themes, because it treats their CSS as a dependency's.
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
    // Fonts or pictures inlined as data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('./index.html'), early: here('./src/boot/early.ts') },
      // Radix names each of its functions by a call, which would keep the unused ones.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        // Hashes do not compress, and the list of pages names several hundred. So many files need seven characters.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: groupsForRolldown(groups) },
      },
    },
  },
});
