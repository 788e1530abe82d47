import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Manifest } from '../../../manifest/src/define.js';
import { h5 } from '../../../manifest/src/h5.js';
import { readOverlay } from '../../../manifest/src/overlayFile.js';
import { webManifestOf } from '../../../manifest/src/publish.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FILE = 'manifest.webmanifest';

/**
 * The app as the overlay of this name shows it.
 * @throws with every fault of the overlay, each with its place, or with the names there are
 */
function laidOver(name: string): Manifest {
  const file = `manifest/overlays/${name}.yaml`;
  if (!existsSync(here(`../../../${file}`))) {
    const names = readdirSync(here('../../../manifest/overlays')).map((each) => each.replace(/\.yaml$/, ''));
    throw new Error(`There is no overlay "${name}". There are: ${names.join(', ')}`);
  }
  const result = readOverlay(h5, here(`../../../${file}`), file);
  if ('faults' in result) throw new Error(result.faults.join('\n'));
  return result.manifest;
}

function englishOf(key: string): string {
  const file = here(`../src/messages/en/${key.split('.')[0] ?? ''}.json`);
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  const sentence = catalogue[key];
  if (sentence === undefined) throw new Error(`The manifest says "${key}", which has no words`);
  return sentence.message;
}

/** What only tools, tests and the kit's own defaults go by: every visit would load it. `npm run size` has its budget. */
const NOT_FOR_THE_BROWSER: ReadonlySet<string> = new Set([
  ...['seed', 'sitemap', 'shortcut', 'refresh'],
  ...['net', 'theme', 'tabBar', 'router', 'base', 'offered'],
]);

/** The same app without that. The languages on offer come with the picker (`offeredLocales`). A layout's `tabBar` is drawn by the layout, which is code. */
function lean(manifest: Manifest): unknown {
  return JSON.parse(
    JSON.stringify(manifest, (key, value: unknown) => (NOT_FOR_THE_BROWSER.has(key) ? undefined : value)),
  );
}

/**
 * Gives the browser the web manifest that the app's own manifest makes, and builds the app as a brand or an environment
 * shows it: `OVERLAY=members-only` lays `manifest/overlays/members-only.yaml` over it.
 */
export function manifestPlugin(overlay: string | undefined): Plugin {
  const manifest: Manifest = overlay === undefined || overlay === '' ? h5 : laidOver(overlay);
  const text = () => `${JSON.stringify(webManifestOf(manifest, englishOf), null, 2)}\n`;
  return {
    name: 'fairlot:manifest',
    load: (id) =>
      id.endsWith('/manifest/src/h5.ts')
        ? { code: `export const h5 = ${JSON.stringify(lean(manifest))};`, map: null }
        : undefined,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: text() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(text());
      });
    },
  };
}
