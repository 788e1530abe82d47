import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { brandPlugin } from '../apps/h5/build/brandPlugin.js';
import { contractPlugin } from '../apps/h5/src/testing/screens/contractPlugin.js';
import { messagesPlugin } from '../apps/h5/build/messagesPlugin.js';
import { readProduct } from '../apps/h5/build/product.js';
import { productPlugin } from '../apps/h5/build/productPlugin.js';

/** What the stories of the app's screens need to build the app, without what belongs into its index.html. */
export function appInStorybook(): UserConfig {
  const product = readProduct({});
  const { transformIndexHtml: _page, ...brand } = brandPlugin(product);
  const plugins: Plugin[] = [
    productPlugin(product),
    messagesPlugin(fileURLToPath(new URL('../apps/h5/src/messages', import.meta.url)), product),
    brand,
    contractPlugin(),
  ];
  return {
    plugins,
    // In a story the app is neither deployed, with a service worker, nor under development, with its panel.
    define: { 'import.meta.env.PROD': 'false', 'import.meta.env.DEV': 'false' },
  };
}
