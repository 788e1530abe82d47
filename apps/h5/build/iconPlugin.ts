import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON = /(<link rel="icon" href=")[^"]*(\/icons\/[^"]+\.png)"/;

/** Writes the icon of the page's tab into index.html: of what a first visit waits for, it is the last to deserve a question. */
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
