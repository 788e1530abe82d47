import type { ManifestPage } from '../../scripts/lib/manifest.mjs';
import type { Page } from './test.js';

/** Something for each parameter that a page cannot do without. What it names need not exist: the page then says so. */
const samples: Readonly<Record<string, string>> = { symbol: 'NLTO', id: '1', doc: 'agreement' };

/** An address that its page accepts. */
export function addressOf({ path, search }: Pick<ManifestPage, 'path' | 'search'>): string {
  const query = Object.entries(search)
    .filter(([, field]) => !/[?=]/.test(field))
    .map(([name, field]) => `${name}=${samples[name] ?? field.split('|')[0] ?? ''}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Where the app is, as the router writes it. */
export const placeOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash.slice(1));
