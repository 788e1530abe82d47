import { pathsOf, resolvePage, type Manifest, type Path } from './define.js';

interface Icon {
  /** The path of a file below the app's base. */
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

/** A product's own icon, scalable. */
export const scalableIcon: readonly Icon[] = [{ src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' }];

/** The app's own icon, and its bitmaps for systems without SVG. */
export const usualIcons: readonly Icon[] = [
  { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ...scalableIcon,
];

/** The web app manifest, for installing the app. `words`: the text of a message id. */
export function webManifestOf(
  manifest: Manifest,
  words: (key: string) => string,
  icons: readonly Icon[] = usualIcons,
): object {
  const { base } = manifest.app;
  const name = words(manifest.app.name);
  const shortcuts = pathsOf(manifest)
    .map((path) => resolvePage(manifest, path))
    .filter(({ shortcut, redirectTo }) => shortcut === true && redirectTo === undefined)
    .map(({ path, heading }) => ({
      name: words(heading ?? manifest.app.name),
      url: addressOf(manifest, path),
    }));
  return {
    id: base,
    name,
    short_name: name,
    description: words(manifest.app.description),
    start_url: base,
    scope: base,
    display: 'standalone',
    orientation: 'any',
    lang: manifest.locales.default,
    theme_color: manifest.theme.primary,
    background_color: '#FFFFFF',
    icons: icons.map((icon) => ({ ...icon, src: base + icon.src })),
    shortcuts,
  };
}

/** The public pages, as a sitemap for search engines. `origin`: `https://fairlot.example`. */
export function sitemapOf(manifest: Manifest, origin: string): string {
  const urls = pathsOf(manifest)
    .filter((path) => resolvePage(manifest, path).sitemap === true)
    .map((path) => `  <url><loc>${origin}${addressOf(manifest, path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The address of a page on its host. */
export const addressOf = ({ app: { base, router } }: Manifest, path: Path): string =>
  `${base}${encodeURI(router === 'hash' ? `#${path}` : path.slice(1))}`;

/**
 * The first path segments of all pages, below the base: `pages/`. A server answers every address below them with the
 * app. Empty for the hash router, whose addresses never reach a server.
 */
export function pageRoots(manifest: Manifest): string[] {
  if (manifest.app.router === 'hash') return [];
  const addresses = pathsOf(manifest).flatMap((path) => [path, ...(manifest.pages[path]?.alias ?? [])]);
  return [...new Set(addresses.map((address) => `${address.split('/')[1] ?? ''}/`))];
}
