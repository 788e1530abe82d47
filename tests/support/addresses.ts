import type { ManifestPage } from '../../scripts/lib/manifest.mjs';
import type { Page } from './test.js';

/** A value for each required parameter of a page. What it names need not exist; the page then says so. */
const samples: Readonly<Record<string, string>> = { symbol: 'NLTO', id: '1', doc: 'agreement' };

/** An address that its page accepts. `known`: values of parameters that exist. */
export function addressOf(
  { path, search }: Pick<ManifestPage, 'path' | 'search'>,
  known: Readonly<Record<string, string>> = {},
): string {
  const query = Object.entries(search)
    .filter(([, field]) => !/[?=]/.test(field))
    .map(([name, field]) => `${name}=${known[name] ?? samples[name] ?? field.split('|')[0] ?? ''}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The app's current address, as the router writes it. */
export const placeOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash.slice(1));
