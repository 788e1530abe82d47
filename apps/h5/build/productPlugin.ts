import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { leaveOut } from './leaveOut.js';
import { pagesLackedBy, type Product } from './product.js';

const OWN_SOURCE = /\/apps\/h5\/src\/.+\.tsx?$/;
const MARK = 'virtual:mark';

/** Reduces a build to the product: its icon, only its pages and only links to them. */
export function productPlugin(product: Product): Plugin {
  const { icon, name } = product;
  const lacking = pagesLackedBy(product);
  const mark = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  return {
    name: 'fairlot:product',
    enforce: 'pre',
    resolveId: (id) => (id === MARK ? `\0${MARK}` : undefined),
    load: (id) => (id === `\0${MARK}` ? `export const mark = ${JSON.stringify(mark)};` : undefined),
    transform(code, id) {
      return lacking.length > 0 && OWN_SOURCE.test(id)
        ? { code: leaveOut(code, lacking), map: null }
        : undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (name === undefined ? html : withIcon(html, mark)).replaceAll('{{mark}}', mark),
    },
    generateBundle() {
      if (name !== undefined) this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: icon });
    },
    // Removes the bitmaps of the app's own icon, which every build copies.
    writeBundle: ({ dir = '' }) => {
      if (name !== undefined) rmSync(join(dir, 'icons'), { recursive: true, force: true });
    },
  };
}

const withIcon = (html: string, mark: string) =>
  html
    .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${mark}" type="image/svg+xml" />`)
    .replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '');
