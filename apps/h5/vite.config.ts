import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPlugin } from './build/brandPlugin.js';
import { compressPlugin } from './build/compressPlugin.js';
import { firstWavePlugin } from './build/firstWavePlugin.js';
import { iconPlugin } from './build/iconPlugin.js';
import { leanIntlPlugin } from './build/leanIntlPlugin.js';
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

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const ROUTER =
  /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core)[\\/]/;
/** Amounts, prices, the rows they stand in, and what else more than half of all pages show: icons, messages, states. */
const FIGURES =
  /(money[\\/]src[\\/]|ui-kit[\\/]src[\\/](format[\\/]|number-input[\\/]separators|messages[\\/]partEnglish|toast[\\/]toast(Queue|Promise)?\.|icon[\\/]icons|page-state[\\/](AsyncBoundary|TimedWait|MaintenanceState)|(price|skeleton|avatar|card|list|key-value|tag|status-pill)[\\/.]|field[\\/]FieldText\.css)|h5[\\/]src[\\/]components[\\/](Balance|SectionHeader|SubjectAvatar|marketTime|records[\\/]placesOf|offers[\\/]useMoment|figures|describeError|statusOf|QueryFailure|offers[\\/]Offers\.css)\.|infiniteQueryOptions\.js|queries[\\/]businessClock\.)/;
/** Live prices and the rows that show them. */
const QUOTES =
  /(api-client[\\/]src[\\/](quoteStream|eventStream|sse)\.|h5[\\/]src[\\/](state[\\/](quotes|quoteStore)|queries[\\/](instrument|watchlist|index)Queries|components[\\/](QuoteRow|SessionBadge|IndexRow|ChangeMark|markOf|MarketChips\.css))\.)/;
/** What one owns and what is on offer, as Home shows it. */
const ACCOUNT =
  /(ui-kit[\\/]src[\\/]icon[\\/]accountIcons|h5[\\/]src[\\/]components[\\/](AccountActions|AccountStrip|accountTotals|BalancesEye|FigureGrid))\./;
const OFFERS = /h5[\\/]src[\\/](components[\\/]offers[\\/]IpoRow|queries[\\/]offerQueries)\./;
/** What login, register and reset share beside their forms. */
const IDENTITY =
  /(ui-kit[\\/]src[\\/](password-field[\\/]PasswordField|phone-field[\\/](PhoneField|readPhone))|forms[\\/]src[\\/]fields[\\/]password|h5[\\/]src[\\/].*(passkeySupport|FormFailure|usePasswordPolicy|identity[\\/](areaCodes|textLink\.css)))\./;
/** What one holds and has ordered, and how a failure to load it is told once. */
const TRADING = /h5[\\/]src[\\/](queries[\\/]tradingQueries|components[\\/]useSteadyError)\./;
/** A line to type in. */
const TEXT_FIELD = /ui-kit[\\/]src[\\/](field[\\/]useComposedText|text-field[\\/]TextField)\./;
/** What forms and their fields say, without the library below them. */
const FORM_WORDS =
  /(packages[\\/]forms[\\/]src[\\/](messages|react[\\/]formText)|ui-kit[\\/]src[\\/]messages[\\/]fieldEnglish|h5[\\/]src[\\/]components[\\/]FormWords)\./;

/** What a `.css.ts` file leaves of itself for the browser. */
const STYLES = /\.css\.ts\.vanilla\.css$/;

/** The same of the markets page, and of what it shares with one other page. */
const MARKET_STYLES =
  /(sparkline[\\/]Sparkline|h5[\\/]src[\\/](components[\\/]VirtualRows|features[\\/]markets[\\/]\w+))\.css\.ts\.vanilla\.css$/;

/** Takes the modules it names and leaves what they import where it is. */
const alone = { includeDependenciesRecursively: false };

/** The list of pages comes as early as it can; sheets and panels of the frame may take a step more. */
const URGENT = /[\\/]pages-[^\\/]*\.js$/;
/** Part of every document. */
const ALREADY_THERE = /[\\/](react|router|rolldown-runtime)-[^\\/]*\.js$/;

/**
 * What is fetched beside a chunk that the start loads. The start names every such file, which it pays for in bytes: so
 * none that is there already, and for what nobody waits for only the styles, which would not come by themselves. The
 * pages that a visit starts with are asked for even earlier: see firstWavePlugin.
 */
function preloaded(
  file: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed;
  const missing = needed.filter((each) => !ALREADY_THERE.test(each));
  const isStart = /[\\/]index-[^\\/]*\.js$/.test(hostId);
  return !isStart || URGENT.test(file) ? missing : missing.filter((each) => !each.endsWith('.js'));
}

export default defineConfig({
  root: here('.'),
  base: product.manifest.app.base,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    productPlugin(product),
    product.name === undefined && iconPlugin(),
    messagesPlugin(here('./src/messages'), product),
    leanIntlPlugin(),
    manifestPlugin(product),
    brandPlugin(product),
    firstWavePlugin(product.manifest),
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
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      output: {
        // The start lists the names of all files: each sign of a hash costs it bytes that do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // What changes with each release stays apart from what rarely does, so that returning customers load little.
        codeSplitting: {
          groups: [
            // In two files: one of 100 kB comes later than two at the same time.
            { name: 'react', test: REACT, tags: ['$initial'], priority: 4 },
            { name: 'router', test: ROUTER, tags: ['$initial'], priority: 4 },
            // What every visit needs, in one file instead of eight.
            { name: 'start', tags: ['$initial'], priority: 3 },
            // Libraries of some pages, each by a name of its own: `npm run size` counts them. With each the little of ours
            // that no page has without it.
            {
              name: 'forms',
              test: /(node_modules[\\/](react-hook-form|@hookform)|packages[\\/]forms[\\/]src[\\/]react)[\\/]/,
              ...alone,
            },
            {
              name: 'zod',
              test: /(node_modules[\\/]zod[\\/]|api-client[\\/]src[\\/]limits\.gen\.)/,
              ...alone,
            },
            {
              name: 'tabs',
              test: /(@radix-ui[\\/]react-(tabs|roving-focus|collection|direction|use-is-hydrated)|ui-kit[\\/]src[\\/]tabs)[\\/]/,
              ...alone,
            },
            {
              name: 'virtual',
              test: /(@tanstack[\\/](react-virtual|virtual-core)[\\/]|components[\\/](VirtualRows|usePageTop)\.)/,
              ...alone,
            },
            // Parts that most pages show together: one file is smaller than ten, and the start lists fewer names.
            // The looks of what three pages share, in one file: each file more costs a slow network a question. So do those
            // of a page that visits start with, which are fetched before React may be.
            { name: 'looks', test: STYLES, minShareCount: 3, ...alone, priority: 2 },
            { name: 'marketLooks', test: MARKET_STYLES, ...alone, priority: 2 },
            { name: 'figures', test: FIGURES, ...alone },
            { name: 'quotes', test: QUOTES, ...alone },
            { name: 'account', test: ACCOUNT, ...alone },
            { name: 'offers', test: OFFERS, ...alone },
            {
              name: 'pictures',
              test: /ui-kit[\\/]src[\\/](messages[\\/]pictureEnglish|icon[\\/]pictureIcons)/,
              ...alone,
            },
            { name: 'identity', test: IDENTITY, ...alone },
            { name: 'trading', test: TRADING, ...alone },
            { name: 'text', test: TEXT_FIELD, ...alone },
            // Before `forms`, which has the file that words it: pages without a form say these things too.
            { name: 'words', test: FORM_WORDS, ...alone, priority: 1 },
            { name: 'countdown', test: /ui-kit[\\/]src[\\/]countdown[\\/]/, ...alone },
          ],
        },
      },
    },
  },
});
