import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON = /(<link rel="icon" href=")[^"]*(\/icons\/[^"]+\.png)"/;

/**
 * Inlines the page's icon into index.html, because it does not deserve a request of its own during a first visit. It
 * is no SVG, of which browsers would make a document with each change of address.
 */
export function iconPlugin(): Plugin {
  let publicDir = '';
  return {
    name: 'fairlot:icon',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    transformIndexHtml(html) {
      if (!ICON.test(html)) throw new Error('index.html names no icon of /icons.');
      return html.replace(
        ICON,
        (_link, before: string, path: string) =>
          `${before}data:image/png;base64,${readFileSync(join(publicDir, path)).toString('base64')}"`,
      );
    },
  };
}
