import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brandCss, DARK, LIGHT } from './brand.js';
import type { Product } from './product.js';
import { transpileAlone } from './transpileAlone.js';

const ID = 'virtual:brand.css';
const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Makes the manifest's theme: `import 'virtual:brand.css'` is its style sheet, and index.html has its class from the
 * start. If the app can be dark, an inline script sets the dark class before the first paint.
 */
export function brandPlugin({ manifest, placeOf }: Product): Plugin {
  const { app, theme } = manifest;
  const css = brandCss(manifest, root, placeOf);
  return {
    name: 'fairlot:brand',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? css : undefined),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('<html ', `<html class="${LIGHT}" `),
        tags: [
          meta('color-scheme', theme.darkMode === false ? 'light' : 'light dark'),
          meta('theme-color', theme.primary),
          ...(theme.darkMode === false ? [] : [firstPaint(app.id, theme.darkMode)]),
        ],
      }),
    },
  };
}

const meta = (name: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content },
  injectTo: 'head-prepend',
});

const firstPaint = (id: string, mode: 'system' | 'choice'): HtmlTagDescriptor => ({
  tag: 'script',
  // In a block, so that its names are not global.
  children: `{${transpileAlone('boot/firstPaint.ts', { STORED: `${id}.1.appearance`, MODE: mode, LIGHT, DARK })}}`,
  injectTo: 'head-prepend',
});
