import { pathsOf, resolvePage, type Manifest, type Path } from './define.js';

/** A product's own mark, at any size. */
export const scalableIcon: readonly object[] = [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];

/** The app's own, and its pictures for systems that draw no SVG. */
export const usualIcons: readonly object[] = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ...scalableIcon,
];

/** What the app says of itself to those who install it. `words`: the sentence of a catalogue id. */
export function webManifestOf(
  manifest: Manifest,
  words: (key: string) => string,
  icons: readonly object[] = usualIcons,
): object {
  const name = words(manifest.app.name);
  const shortcuts = pathsOf(manifest)
    .map((path) => resolvePage(manifest, path))
    .filter(({ shortcut, redirectTo }) => shortcut === true && redirectTo === undefined)
    .map(({ path, heading }) => ({ name: words(heading ?? manifest.app.name), url: addressOf(path) }));
  return {
    id: '/',
    name,
    short_name: name,
    description: words(manifest.app.description),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    lang: manifest.locales.default,
    theme_color: manifest.theme.primary,
    background_color: '#FFFFFF',
    icons,
    shortcuts,
  };
}

/** The pages that anyone may see, as search engines read them. `origin`: `https://fairlot.example`. */
export function sitemapOf(manifest: Manifest, origin: string): string {
  const urls = pathsOf(manifest)
    .filter((path) => resolvePage(manifest, path).sitemap === true)
    .map((path) => `  <url><loc>${origin}${addressOf(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const addressOf = (path: Path) => `/#${encodeURI(path)}`;
