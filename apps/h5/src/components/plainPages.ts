import { h5, type H5, type SearchInputOf } from '@fairlot/manifest';
import type { To } from '../engine/register.js';

/** A page that opens without parameters. */
export type PlainPage = {
  [P in To]: Record<never, never> extends SearchInputOf<H5, P> ? P : never;
}[To];

/** Whether the app has this page: for addresses that come from data. */
export function hasPage(path: string): path is PlainPage {
  return Object.hasOwn(h5.pages, path);
}
