import { z } from 'zod';
import { flag, guard, hex, key, measure, path, theme, tools, width } from './schema.js';

/** The page fields that a brand or an environment may change. No key can remove a guard. */
const pageChange = z.strictObject({
  addGuard: guard.describe('Guards on top of those of the app').exactOptional(),
  layout: z.string().describe('Must ask for all that the page asks for now').exactOptional(),
  tab: z
    .union([
      z.literal(false),
      z.strictObject({
        order: z.int().nonnegative().exactOptional(),
        icon: z.string().exactOptional(),
        label: key.exactOptional(),
      }),
    ])
    .describe(
      'false takes the page out of the tab bar; a page without a tab gets one by order, icon and label',
    )
    .exactOptional(),
  tools: tools.exactOptional(),
  title: key.exactOptional(),
  heading: key.exactOptional(),
  maxWidth: width.exactOptional(),
  flag: flag.exactOptional(),
  sitemap: z.boolean().exactOptional(),
  shortcut: z.boolean().exactOptional(),
});

/**
 * What a brand or an environment may change: less than a manifest, and nothing that admits more visitors to a page.
 */
export const overlaySchema = z.strictObject({
  entry: path.exactOptional(),
  auth: z
    .strictObject({ afterLogin: path.exactOptional(), backFallback: path.exactOptional() })
    .exactOptional(),
  theme: z
    .strictObject({
      primary: hex.exactOptional(),
      tabSelected: hex.exactOptional(),
      tokens: theme.shape.tokens,
      darkMode: theme.shape.darkMode.exactOptional(),
    })
    .exactOptional(),
  locales: z
    .strictObject({
      default: z.string().exactOptional(),
      offered: z
        .array(z.string())
        .min(1)
        .describe('Keys of languages, in the order of the picker')
        .exactOptional(),
    })
    .exactOptional(),
  tabBar: z
    .strictObject({
      height: measure.exactOptional(),
      fontSize: measure.exactOptional(),
      iconWidth: measure.exactOptional(),
    })
    .exactOptional(),
  home: z
    .strictObject({
      tiles: z.array(z.string()).exactOptional(),
      sections: z.array(z.string()).exactOptional(),
    })
    .exactOptional(),
  support: z
    .strictObject({ whatsapp: z.boolean().describe('Offered where the server says so') })
    .exactOptional(),
  layouts: z.record(z.string(), z.strictObject({ tools })).describe('Header tools by layout').exactOptional(),
  flags: z.record(z.string(), z.boolean()).exactOptional(),
  pages: z
    .record(path, z.union([z.literal(false), pageChange]))
    .describe('false: the product has no such page')
    .exactOptional(),
});

/** `products/<name>/product.yaml`. */
export const productSchema = overlaySchema.extend({
  name: z
    .string()
    // It becomes a part of messages and of index.html.
    .regex(/^(?=.*\S)[^{}<>"]+$/, 'this is no name. Write at least one letter, and none of { } < > "')
    .describe('What the product is called, in every language'),
});

export type Overlay = z.infer<typeof overlaySchema>;
export type PageChange = z.infer<typeof pageChange>;
