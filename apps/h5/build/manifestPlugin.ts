import type { Plugin } from 'vite';
import {
  pageRoots,
  scalableIcon,
  sitemapOf,
  usualIcons,
  webManifestOf,
} from '../../../manifest/src/publish.js';
import { sentenceOf, type Product } from './product.js';

const FILE = 'manifest.webmanifest';
const SERVED = 'served.json';

/**
 * Gives this manifest to the browser instead of the one in the sources, together with its web manifest. Writes into
 * index.html what is read before any script runs: the product's name, description and language.
 */
export function manifestPlugin(product: Product): Plugin {
  const { manifest } = product;
  const { app, locales } = manifest;
  const say = (key: string) => sentenceOf(product, key, locales.default);
  const webManifest = () =>
    `${JSON.stringify(webManifestOf(manifest, say, product.name === undefined ? usualIcons : scalableIcon), null, 2)}\n`;
  const name = say(app.name);
  const inPage: Readonly<Record<string, string>> = {
    name,
    language: locales.default,
    description: say(app.description),
    noScript: say('html.noScript').replace('{name}', name),
  };
  return {
    name: 'fairlot:manifest',
    load: (id) =>
      id.endsWith('/manifest/src/h5.ts')
        ? { code: `export const h5 = ${JSON.stringify(manifest)};`, map: null }
        : undefined,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/\{\{(\w+)\}\}/g, (_place, key: string) => escaped(inPage[key] ?? '')),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: webManifest() });
      const origin = process.env['PUBLIC_ORIGIN'] ?? `https://${app.id}.example`;
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(manifest, origin) });
      // What a server must know of the app that it serves.
      const served = { base: app.base, pages: pageRoots(manifest) };
      this.emitFile({ type: 'asset', fileName: SERVED, source: JSON.stringify(served) });
    },
    configureServer(server) {
      server.middlewares.use(`${app.base}${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(webManifest());
      });
    },
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
