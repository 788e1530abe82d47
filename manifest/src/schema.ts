import { z } from 'zod';
import { parseField, type Field } from './fields.js';

/**
 * What a manifest is, once: `define.ts` makes its types of it, `npm run manifest -- emit` its JSON Schema, and
 * `check` reads overlays with it. Only types of this file reach the app.
 */

/** Text whose form a pattern proves, typed as that form. */
const formed = <Text extends string>(pattern: RegExp, message: string) =>
  z.string().regex(pattern, message) as unknown as z.ZodType<Text, Text>;

export const path = formed<`/${string}`>(/^\//, 'A path starts with /').describe(
  'Address of a page, from the root: /pages/main/home/index',
);
export const hex = formed<`#${string}`>(/^#[0-9a-fA-F]{6}$/, 'A colour is # and six hexadecimal digits');
export const key = z.string().describe("Id of a sentence in the app's catalogues");
export const guard = z.union([z.string(), z.array(z.string())]);
export const tools = z.array(z.string()).describe('Names of header tools, from left to right');
const ms = z.int().nonnegative().describe('Milliseconds');
const px = z.int().nonnegative().describe('CSS px');
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
  .refine(isField, 'Write string, int, bool or a|b, then ? or =default') as unknown as z.ZodType<
  Field,
  Field
>;

const tab = z.strictObject({
  /** Place from the left, from 0. */
  order: z.int().nonnegative().describe('Place from the left, from 0'),
  icon: z.string(),
  label: key,
  /** Counter shown on the icon. */
  badge: z.string().describe('Counter shown on the icon').exactOptional(),
  /** Shown only to members, or only to visitors. A bar cannot wait for a guard that asks the server. */
  when: z.enum(['login', 'guest']).describe('Shown only to members, or only to visitors').exactOptional(),
});

/** What one page is. Everything but its content, which is the file of the same path. */
const page = z.strictObject({
  /** Navigation title; the product's name where it is left out. */
  title: key.exactOptional(),
  /** What is announced when the page is shown; normally the words of its h1. */
  heading: key.exactOptional(),
  layout: z.string().exactOptional(),
  /** All must let the visitor pass, after those of the layout, in this order. */
  guard: guard.exactOptional(),
  tools: tools.exactOptional(),
  tab: tab.exactOptional(),
  search: z.record(z.string(), field).describe('Query parameters').exactOptional(),
  /** Where the header tool `history` leads: the records of what this page does. */
  history: path.exactOptional(),
  /** Where "Open list" leads when a link lacks what the page needs. */
  onBadLink: path.exactOptional(),
  maxWidth: width.exactOptional(),
  /** Distance from the end at which more is loaded. CSS px. */
  reachBottom: px.exactOptional(),
  /** Pull to refresh. */
  refresh: z.boolean().exactOptional(),
  preload: z.enum(['intent', 'viewport', 'render', 'none']).exactOptional(),
  /** Keeps the page's state and scroll place while another one is shown. */
  keep: z.boolean().exactOptional(),
  /** Further addresses; they are replaced by the page's own. */
  alias: z.array(path).exactOptional(),
  /** This address only leads to another page and has no file. */
  redirectTo: path.exactOptional(),
  flag: flag.exactOptional(),
  /** Listed in the sitemap. */
  sitemap: z.boolean().exactOptional(),
  /** Offered by the icon of the installed app. */
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

/** A language on offer. */
const offeredLocale = z.strictObject({
  key: z.string(),
  /** In its own words: `Deutsch`. */
  name: z.string(),
  /** The label the requirement gives it: `Germany`. */
  label: z.string(),
  /** Country code of its flag: `de`. */
  flag: z.string(),
  /** Some pages are not translated yet: they are said in English, and the picker says so. */
  isPartial: z.literal(true).exactOptional(),
});

export const theme = z.strictObject({
  primary: hex,
  tabSelected: hex,
  /** A file of design tokens, from the repository's root: shape, density, tones. */
  tokens: z.string().describe('A file of design tokens').exactOptional(),
  /** Always light; as the device is; or as the customer says in Settings. */
  darkMode: z.union([z.literal(false), z.enum(['system', 'choice'])]),
});

/** The whole app as data: what `JSON.stringify` loses nothing of. */
export const manifestSchema = z.strictObject({
  app: z.strictObject({
    /** Names what the app keeps on a device. */
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'Lower-case letters, digits and dashes'),
    name: key,
    /** What search engines and app lists say of it. */
    description: key,
    version: z.string(),
    versionCode: z.int().positive(),
    /** The page at the app's own address. */
    entry: path,
    /** Whether the address of a page stands behind `#` or is the path itself; the server then answers each of them. */
    router: z.enum(['hash', 'path']),
    /** Where on its host the app lives. */
    base: formed<`/${string}`>(/^\/([\w.-]+\/)*$/, 'A base starts and ends with /').describe(
      'Where on its host the app lives: /, or a prefix such as /invest/',
    ),
  }),
  auth: z.strictObject({ login: path, afterLogin: path, backFallback: path }),
  /** Milliseconds until the indicator shows, for which it stays at least, and after which a page has failed to load. */
  loading: z.strictObject({ delayMs: ms, minMs: ms, timeoutMs: ms, failed: key }),
  /** How long the client waits: for an answer, for a file in either direction, for a stream to open. */
  net: z.strictObject({ timeoutMs: ms, uploadMs: ms, downloadMs: ms, socketMs: ms }),
  theme,
  locales: z.strictObject({ default: z.string(), offered: z.array(offeredLocale) }),
  layouts: z.record(z.string(), layout),
  /** The app's own guards, beyond `public`, `login` and `guest`. */
  guards: z
    .record(
      z.string(),
      z.strictObject({
        /** Where it sends whom it stops; left out where the page opens and shows what is missing in place of its form. */
        sendsTo: path.exactOptional(),
      }),
    )
    .exactOptional(),
  /** CSS px. */
  tabBar: z.strictObject({ height: px, fontSize: px, iconWidth: px }),
  /** Switches that open pages; the server's settings may turn one off while the app runs. */
  flags: z.record(z.string(), z.boolean()).exactOptional(),
  /** Shortcuts on Home, in their order. */
  home: z.strictObject({ tiles: z.array(z.string()), sections: z.array(z.string()) }),
  /** What a page is that does not say otherwise. */
  defaults: page.pick({ layout: true, guard: true, reachBottom: true, preload: true }),
  pages: z.record(path, page),
});

export type PageData = z.infer<typeof page>;
export type TabData = z.infer<typeof tab>;
export type LayoutData = z.infer<typeof layout>;
export type OfferedLocaleData = z.infer<typeof offeredLocale>;
export type ManifestData = z.infer<typeof manifestSchema>;
