import { z } from 'zod';
import { parseField, type Field } from './fields.js';

/**
 * The only definition of a manifest. `define.ts` derives its types from it, `npm run manifest -- emit` its JSON
 * Schema, and `check` validates overlays with it. The app imports only types from this file.
 */

/** Text that a pattern validates, typed as its template literal. */
const formed = <Text extends string>(pattern: RegExp, message: string) =>
  z.string().regex(pattern, message) as unknown as z.ZodType<Text, Text>;

export const path = formed<`/${string}`>(/^\//, 'this is no path. Write one that starts with /').describe(
  'Address of a page, from the root: /pages/main/home/index',
);
export const hex = formed<`#${string}`>(
  /^#[0-9a-fA-F]{6}$/,
  'this is no colour. Write # and six hexadecimal digits',
);
export const key = z.string().min(1).describe("Id of a sentence in the app's catalogues");
export const guard = z.union([z.string(), z.array(z.string())]);
export const tools = z.array(z.string()).describe('Names of header tools, from left to right');
/** A timer that is longer than this fires at once. */
const LONGEST_MS = 2 ** 31 - 1;
const ms = z.int().nonnegative().max(LONGEST_MS).describe('Milliseconds');
/** Without time nothing would ever be answered. */
const timeout = ms.positive();
const px = z.int().nonnegative().describe('CSS px');
export const measure = z.int().positive().describe('CSS px');
export const width = z.int().min(320).describe('Widens the content beyond the column. CSS px');
export const flag = z.string().describe('Name of the switch that opens the page');

const isField = (text: string): boolean => {
  try {
    parseField(text);
    return true;
  } catch {
    return false;
  }
};
const field = z
  .string()
  .refine(
    isField,
    'this is no parameter. Write string, int, bool or a|b, then ? or =default',
  ) as unknown as z.ZodType<Field, Field>;

const tab = z.strictObject({
  /** Position from the left, from 0. */
  order: z.int().nonnegative().describe('Place from the left, from 0'),
  icon: z.string(),
  label: key,
  /** Counter shown on the icon. */
  badge: z
    .enum(['inbox'], 'the only counter is of unread notices')
    .describe('Counter shown on the icon')
    .exactOptional(),
  /** Shown only to members, or only to visitors. The bar cannot wait for a guard that asks the server. */
  when: z.enum(['login', 'guest']).describe('Shown only to members, or only to visitors').exactOptional(),
});

/** A page without its content, which the app's registry of pages names. */
const page = z.strictObject({
  /** Navigation title; the product's name by default. */
  title: key.exactOptional(),
  /** Announced when the page is shown; normally the text of its h1. */
  heading: key.exactOptional(),
  layout: z.string().exactOptional(),
  /** Guards in order, after those of the layout. All must admit the visitor. */
  guard: guard.exactOptional(),
  tools: tools.exactOptional(),
  tab: tab.exactOptional(),
  search: z.record(z.string(), field).describe('Query parameters').exactOptional(),
  /** Target of the header tool `history`: the records of this page's subject. */
  history: path.exactOptional(),
  /** The page that a link which lacks a parameter of this page leads on to. */
  onBadLink: path.exactOptional(),
  maxWidth: width.exactOptional(),
  /** Distance from the end at which more is loaded. CSS px. */
  reachBottom: px.exactOptional(),
  /** Pull to refresh. */
  refresh: z.boolean().exactOptional(),
  preload: z.enum(['intent', 'viewport', 'render', 'none']).exactOptional(),
  /** Keeps the page's state and scroll position while another one is shown. */
  keep: z.boolean().exactOptional(),
  /** Further addresses, which redirect to the page's own. */
  alias: z.array(path).exactOptional(),
  /** This address redirects to another page and has no file. */
  redirectTo: path.exactOptional(),
  flag: flag.exactOptional(),
  /** Listed in the sitemap. */
  sitemap: z.boolean().exactOptional(),
  /** Offered as a shortcut of the installed app. */
  shortcut: z.boolean().exactOptional(),
});

/** The frame around pages. */
const layout = z.strictObject({
  guard: guard.exactOptional(),
  tools: tools.exactOptional(),
  tabBar: z.boolean().exactOptional(),
  back: z.boolean().exactOptional(),
  logo: z.boolean().exactOptional(),
});

/** An offered language. */
const offeredLocale = z.strictObject({
  key: z.string(),
  /** Its own name: `Deutsch`. */
  name: z.string().min(1),
  /** Its label in the requirement: `Germany`. */
  label: z.string().min(1),
  /** Country code of its flag: `de`. */
  flag: z.string(),
  /** Some pages are not translated: they are in English, and the picker says so. */
  isPartial: z.literal(true).exactOptional(),
});

export const theme = z.strictObject({
  primary: hex,
  tabSelected: hex,
  /** A design-token file, from the repository's root: shape, density, tones. */
  tokens: z.string().describe('A file of design tokens').exactOptional(),
  /** Always light, following the device, or as the customer chooses in Settings. */
  darkMode: z.union([z.literal(false), z.enum(['system', 'choice'])]),
});

/** The whole app as data, which survives `JSON.stringify`. */
export const manifestSchema = z.strictObject({
  app: z.strictObject({
    /** Prefix of the app's keys in the device's storage. */
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'Lower-case letters, digits and dashes'),
    name: key,
    /** Shown by search engines and app lists. */
    description: key,
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'this is no version. Write three numbers, such as 1.0.0'),
    versionCode: z.int().positive(),
    /** The page at the app's root address. */
    entry: path,
    /** Whether the address of a page follows `#` or is the path itself; a server must then answer every path. */
    router: z.enum(['hash', 'path']),
    /** The app's path on its host. */
    base: formed<`/${string}`>(
      /^\/([\w.-]+\/)*$/,
      'this is no base. Write /, or a path that starts and ends with /',
    ).describe('Where on its host the app lives: /, or a prefix such as /invest/'),
  }),
  auth: z.strictObject({ login: path, afterLogin: path, backFallback: path }),
  /**
   * Milliseconds: until the indicator shows, how long it stays at least, and after which a page has failed to load.
   */
  loading: z.strictObject({ delayMs: ms, minMs: ms, timeoutMs: timeout, failed: key }),
  /** Timeouts of the client: for an answer, for an upload or a download, for opening a stream. */
  net: z.strictObject({ timeoutMs: timeout, uploadMs: timeout, downloadMs: timeout, socketMs: timeout }),
  theme,
  locales: z.strictObject({ default: z.string(), offered: z.array(offeredLocale) }),
  layouts: z.record(z.string(), layout),
  /** The app's own guards, beyond `public`, `login` and `guest`. */
  guards: z
    .record(
      z.string(),
      z.strictObject({
        /** The redirect target; omitted if the page opens and shows what is missing instead of its form. */
        sendsTo: path.exactOptional(),
      }),
    )
    .exactOptional(),
  /** CSS px. */
  tabBar: z.strictObject({ height: measure, fontSize: measure, iconWidth: measure }),
  /** Feature switches of pages; the server's settings may turn one off at run time. */
  flags: z.record(z.string(), z.boolean()).exactOptional(),
  /** Ways to support besides the app's own chat. The server says which one is open. */
  support: z.strictObject({ whatsapp: z.boolean() }),
  /** Shortcuts on Home, in their order. */
  home: z.strictObject({ tiles: z.array(z.string()), sections: z.array(z.string()) }),
  /** Defaults of a page's fields. */
  defaults: page.pick({ layout: true, guard: true, reachBottom: true, preload: true }),
  pages: z.record(path, page),
});

export type PageData = z.infer<typeof page>;
export type TabData = z.infer<typeof tab>;
export type LayoutData = z.infer<typeof layout>;
export type OfferedLocaleData = z.infer<typeof offeredLocale>;
export type ManifestData = z.infer<typeof manifestSchema>;
