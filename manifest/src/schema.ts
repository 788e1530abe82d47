import { z } from 'zod';
import { parseField } from './fields.js';

const path = z.string().regex(/^\//, 'A path starts with /');
const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'A colour is # and six hexadecimal digits');
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item)]);
const ms = z.int().nonnegative();

const isField = (text: string): boolean => {
  try {
    parseField(text);
    return true;
  } catch {
    return false;
  }
};

const tab = z.strictObject({
  order: z.int().nonnegative(),
  icon: z.string(),
  label: z.string(),
  badge: z.string().optional(),
  when: z.string().optional(),
});

const page = z.strictObject({
  title: z.string().optional(),
  heading: z.string().optional(),
  layout: z.string().optional(),
  guard: oneOrMore(z.string()).optional(),
  tools: z.array(z.string()).optional(),
  tab: tab.optional(),
  search: z
    .record(z.string(), z.string().refine(isField, 'Write string, int, bool or a|b, then ? or =default'))
    .optional(),
  onBadLink: path.optional(),
  maxWidth: z.int().min(320).optional(),
  reachBottom: z.int().nonnegative().optional(),
  refresh: z.boolean().optional(),
  preload: z.enum(['intent', 'viewport', 'render', 'none']).optional(),
  keep: z.boolean().optional(),
  alias: z.array(path).optional(),
  redirectTo: path.optional(),
  deprecated: z.string().optional(),
  flag: z.string().optional(),
  analytics: z.string().optional(),
  sitemap: z.boolean().optional(),
  shortcut: z.boolean().optional(),
  file: z.string().optional(),
  seed: z.enum(['listed', 'added']).optional(),
});

const layout = z.strictObject({
  guard: oneOrMore(z.string()).optional(),
  tools: z.array(z.string()).optional(),
  tabBar: z.boolean().optional(),
  back: z.boolean().optional(),
  logo: z.boolean().optional(),
});

/** The shape of a manifest, for manifests that no compiler has seen. */
export const manifestSchema = z.strictObject({
  app: z.strictObject({
    name: z.string(),
    version: z.string(),
    versionCode: z.int().positive(),
    entry: path,
    router: z.literal('hash'),
    base: z.literal('/'),
  }),
  auth: z.strictObject({ login: path, afterLogin: path, nextParam: z.literal('next'), backFallback: path }),
  loading: z.strictObject({ delayMs: ms, minMs: ms, timeoutMs: ms, failed: z.string() }),
  net: z.strictObject({ timeoutMs: ms, uploadMs: ms, downloadMs: ms, socketMs: ms }),
  theme: z.strictObject({ primary: hex, tabSelected: hex, darkMode: z.literal(false) }),
  locales: z.strictObject({
    default: z.string(),
    offered: z.array(
      z.strictObject({ key: z.string(), name: z.string(), label: z.string(), flag: z.string() }),
    ),
  }),
  layouts: z.record(z.string(), layout),
  tabBar: z.strictObject({ height: z.int(), fontSize: z.int(), iconWidth: z.int() }),
  defaults: page,
  pages: z.record(path, page),
});

/** What a brand or an environment may change: less than a manifest, and nothing that opens a page to more people. */
export const overlaySchema = z.strictObject({
  theme: z.strictObject({ primary: hex.optional(), tabSelected: hex.optional() }).optional(),
  pages: z
    .record(
      path,
      z.strictObject({
        /** Guards on top of those of the app. */
        addGuard: oneOrMore(z.string()).optional(),
        /** `false` takes the page out of the tab bar. */
        tab: z.union([z.literal(false), z.strictObject({ label: z.string() })]).optional(),
        heading: z.string().optional(),
        maxWidth: z.int().min(320).optional(),
        flag: z.string().optional(),
      }),
    )
    .optional(),
});

export type Overlay = z.infer<typeof overlaySchema>;
