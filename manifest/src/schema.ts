import { z } from 'zod';
import { parseField, type Field } from './fields.js';

/**
 * What a manifest is, once: `define.ts` makes its types of it, `npm run manifest -- emit` its JSON Schema, and
 * `check` reads overlays with it. Only types of this file reach the app.
 */

/** Text whose form a pattern proves, typed as that form. */
const formed = <Text extends string>(pattern: RegExp, message: string) =>
  z.string().regex(pattern, message) as unknown as z.ZodType<Text, Text>;

const path = formed<`/${string}`>(/^\//, 'A path starts with /').describe(
  'Address of a page, from the root: /pages/main/home/index',
);
const hex = formed<`#${string}`>(/^#[0-9a-fA-F]{6}$/, 'A colour is # and six hexadecimal digits');
const key = z.string().describe("Id of a sentence in the app's catalogues");
const guard = z.union([z.string(), z.array(z.string())]);
const tools = z.array(z.string()).describe('Names of header tools, from left to right');
const ms = z.int().nonnegative().describe('Milliseconds');
const px = z.int().nonnegative().describe('CSS px');
const width = z.int().min(320).describe('Widens the content beyond the column. CSS px');
const flag = z.string().describe('Name of the switch that opens the page');

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
  /** Shown only to who is signed in, or only to who is not. What a guard would have to ask the server for, a bar cannot wait for. */
  when: z
    .enum(['login', 'guest'])
    .describe('Shown only to who is signed in, or only to who is not')
    .exactOptional(),
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
  /** Why no link may lead here any more. */
  deprecated: z.string().exactOptional(),
  flag: flag.exactOptional(),
  analytics: z.string().exactOptional(),
  /** Listed in the sitemap. */
  sitemap: z.boolean().exactOptional(),
  /** Offered by the icon of the installed app. */
  shortcut: z.boolean().exactOptional(),
  /** The page's file below `pages/`, where it is not its path. */
  file: z.string().exactOptional(),
  /** Whether the requirement lists the page, or we added it. */
  seed: z.enum(['listed', 'added']).exactOptional(),
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

/** The whole app as data: what `JSON.stringify` loses nothing of. */
export const manifestSchema = z.strictObject({
  app: z.strictObject({
    name: key,
    version: z.string(),
    versionCode: z.int().positive(),
    entry: path,
    router: z.literal('hash'),
    base: z.literal('/'),
  }),
  auth: z.strictObject({ login: path, afterLogin: path, nextParam: z.literal('next'), backFallback: path }),
  /** Milliseconds until the indicator shows, for which it stays at least, and after which a page has failed to load. */
  loading: z.strictObject({ delayMs: ms, minMs: ms, timeoutMs: ms, failed: key }),
  net: z.strictObject({ timeoutMs: ms, uploadMs: ms, downloadMs: ms, socketMs: ms }),
  theme: z.strictObject({ primary: hex, tabSelected: hex, darkMode: z.literal(false) }),
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
  defaults: page,
  pages: z.record(path, page),
});

/** What a brand or an environment may change: less than a manifest, and nothing that opens a page to more people. */
export const overlaySchema = z.strictObject({
  theme: z.strictObject({ primary: hex.exactOptional(), tabSelected: hex.exactOptional() }).exactOptional(),
  pages: z
    .record(
      path,
      z.strictObject({
        addGuard: guard.describe('Guards on top of those of the app').exactOptional(),
        tab: z
          .union([z.literal(false), z.strictObject({ label: key })])
          .describe('false takes the page out of the tab bar')
          .exactOptional(),
        heading: key.exactOptional(),
        maxWidth: width.exactOptional(),
        flag: flag.exactOptional(),
      }),
    )
    .exactOptional(),
});

export type PageData = z.infer<typeof page>;
export type TabData = z.infer<typeof tab>;
export type LayoutData = z.infer<typeof layout>;
export type OfferedLocaleData = z.infer<typeof offeredLocale>;
export type ManifestData = z.infer<typeof manifestSchema>;
export type Overlay = z.infer<typeof overlaySchema>;
