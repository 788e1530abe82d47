import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './build/compressPlugin.js';
import { messagesPlugin } from './build/messagesPlugin.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the server of the simulated broker listens while developing. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080';

const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/;
const OF_SINGLE_PAGES = /mutation|infiniteQuery|queriesObserver|useQueries/i;

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [vanillaExtractPlugin(), react(), messagesPlugin(here('./src/messages')), compressPlugin()],
  resolve: {
    conditions: ['@fairlot/source', 'module', 'browser', 'development|production'],
    alias: [
      // Messages are parsed at build time: the browser gets no parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // Style files are evaluated at build time by a server-side Vite of their own, which does not know the conditions
      // above. Without this line it loses the kit's themes, whose CSS it then believes to be someone else's.
      {
        find: /^@fairlot\/ui-kit\/([\w-]+)$/,
        replacement: here('../../packages/ui-kit/src/$1/index.ts'),
      },
    ],
  },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/sim': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api, '/sim': api } },
  build: {
    target: 'es2022',
    manifest: true,
    // A font or picture inlined as a data: address would need a wider content policy than the app has.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes with each release stays apart from what rarely does, so that returning customers load little.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: (id) => LIBRARIES.test(id) && !OF_SINGLE_PAGES.test(id),
            },
          ],
        },
      },
    },
  },
});
