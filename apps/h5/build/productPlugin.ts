import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { keepPages } from './pageRegistry.js';
import { named, type Product } from './product.js';

const CATALOGUE = /\/messages\/(\w+)\/([a-z]{2})\.json$/;
const WORDS = '\0virtual:messages/';
const REGISTRY = '/apps/h5/src/pages.ts';
const MARK = 'virtual:mark';

/**
 * Makes a build of what the product has: its mark, its sentences in place of the app's, and of the pages only those that
 * it has, so that nothing of the others is built.
 */
export function productPlugin(product: Product): Plugin {
  const { manifest, words, icon, name } = product;
  const mark = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  return {
    name: 'fairlot:product',
    // Before the catalogues are compiled.
    enforce: 'pre',
    resolveId: (id) => (id === MARK ? `\0${MARK}` : undefined),
    load: (id) => (id === `\0${MARK}` ? `export const mark = ${JSON.stringify(mark)};` : undefined),
    transform(code, id) {
      if (id.endsWith(REGISTRY))
        return { code: keepPages(code, (path) => Object.hasOwn(manifest.pages, path)), map: null };
      const [, namespace, locale = ''] = CATALOGUE.exec(id) ?? [];
      if (namespace !== undefined)
        return { code: said(code, words[locale] ?? {}, namespace, name), map: null };
      return id.startsWith(WORDS) ? { code: named(code, name), map: null } : undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (name === undefined ? html : withIcon(html, mark)).replaceAll('{{mark}}', mark),
    },
    generateBundle() {
      if (name !== undefined) this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: icon });
    },
    // The pictures of the app's own mark, which every build copies.
    writeBundle: ({ dir = '' }) => {
      if (name !== undefined) rmSync(join(dir, 'icons'), { recursive: true, force: true });
    },
  };
}

const withIcon = (html: string, mark: string) =>
  html
    .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${mark}" type="image/svg+xml" />`)
    .replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '');

type Entry = string | { message: string };

/** A catalogue with the product's sentences in it. */
function said(
  code: string,
  own: Readonly<Record<string, string>>,
  namespace: string,
  name: string | undefined,
): string {
  const entries = Object.entries(JSON.parse(code) as Record<string, Entry>).map(([id, entry]) => {
    const text = own[id] ?? named(typeof entry === 'string' ? entry : entry.message, name);
    return [id, typeof entry === 'string' ? text : { ...entry, message: text }] as const;
  });
  const others = Object.entries(own).filter(([id]) => id.startsWith(`${namespace}.`));
  return JSON.stringify({ ...Object.fromEntries(others), ...Object.fromEntries(entries) });
}
