import { h5, type H5, type SearchInputOf } from '@fairlot/manifest';
import type { To } from '../engine/register.js';

/** A page that opens without parameters. */
export type PlainPage = {
  [P in To]: Record<never, never> extends SearchInputOf<H5, P> ? P : never;
}[To];

/**
 * Whether the app has this page. Entries for pages that come later are written down already, and appear by themselves
 * once the manifest has their page.
 */
export function hasPage(path: string): path is PlainPage {
  return Object.hasOwn(h5.pages, path);
}
