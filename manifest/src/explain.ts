import { resolvePage, type Manifest, type Path } from './define.js';
import { locateIn, show, type ManifestSources } from './locate.js';

/** Where a page is declared and what it resolves to, as JSON; undefined if there is no such page. */
export function explainPage(manifest: Manifest, path: string, sources: ManifestSources): string | undefined {
  if (!Object.hasOwn(manifest.pages, path)) return undefined;
  const declared = show(locateIn(sources, ['pages', path]));
  return JSON.stringify({ declared, ...resolvePage(manifest, path as Path) }, null, 2);
}
