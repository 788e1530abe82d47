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
/** Amounts, prices and the rows they stand in. */
const FIGURES =
  /(money[\\/]src[\\/]|ui-kit[\\/]src[\\/](format[\\/]format(Money|Change)|price|skeleton|avatar|card|list|key-value|tag|status-pill)[\\/.]|h5[\\/]src[\\/]components[\\/](Balance|SectionHeader|figures)\.)/;
/** Live prices and the rows that show them. */
const QUOTES =
  /(api-client[\\/]src[\\/](quoteStream|eventStream|sse)\.|h5[\\/]src[\\/](stores[\\/](quotes|quoteStore|instruments|watchlists|indices|businessClock)|components[\\/](QuoteRow|SessionBadge|marketTime|IndexRow))\.)/;

/** Takes the modules it names and leaves what they import where it is. */
const alone = { includeDependenciesRecursively: false };

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
  server: { host: '127.0.0.1', proxy: { '/api': api, '/sim': api, '/support.html': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api, '/sim': api, '/support.html': api } },
  build: {
    target: 'es2022',
    manifest: true,
    // A font or picture inlined as a data: address would need a wider content policy than the app has.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The start lists the names of all files: each sign of a hash costs it bytes that do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // What changes with each release stays apart from what rarely does, so that returning customers load little.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: LIBRARIES,
              tags: ['$initial'],
              priority: 2,
            },
            // What every visit needs, in one file instead of eight.
            { name: 'start', tags: ['$initial'], priority: 1 },
            // Libraries of some pages, each by a name of its own: `npm run size` counts them.
            { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, ...alone },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, ...alone },
            {
              name: 'tabs',
              test: /(@radix-ui[\\/]react-(tabs|roving-focus|collection)|ui-kit[\\/]src[\\/]tabs)[\\/]/,
              ...alone,
            },
            {
              name: 'virtual',
              test: /(@tanstack[\\/](react-virtual|virtual-core)[\\/]|components[\\/]VirtualRows\.)/,
              ...alone,
            },
            // Parts that most pages show together: one file is smaller than ten, and the start lists fewer names.
            { name: 'figures', test: FIGURES, ...alone },
            { name: 'quotes', test: QUOTES, ...alone },
          ],
        },
      },
    },
  },
});
