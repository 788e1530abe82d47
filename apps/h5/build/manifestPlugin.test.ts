import { expect, it } from 'vitest';
import type { Manifest } from '../../../manifest/src/define.js';
import { h5 } from '../../../manifest/src/h5.js';
import { readProduct } from './product.js';
import { manifestPlugin } from './manifestPlugin.js';

/** The manifest that a build with this overlay gives the browser. */
function builtWith(overlay: string | undefined): Manifest {
  const load = manifestPlugin(readProduct({ OVERLAY: overlay })).load as (
    id: string,
  ) => { code: string } | undefined;
  const code = load('/anywhere/manifest/src/h5.ts')?.code ?? '';
  return JSON.parse(code.replace(/^export const h5 = |;$/g, '')) as Manifest;
}

const MARKET = '/pages/main/market/index';

it('a build shows the app as its overlay does: what visitors may browse asks members to log in', () => {
  expect(builtWith(undefined).pages[MARKET]?.guard).toBe('public');
  expect(builtWith('').pages[MARKET]?.guard).toBe('public');
  expect(builtWith('members-only').pages[MARKET]?.guard).toEqual(['public', 'login']);
});

it('a build with an overlay that is not there says which there are', () => {
  expect(() => builtWith('nope')).toThrow('There is no overlay "nope". There are: members-only');
});

it('the browser gets the whole manifest: nothing is left out by its name', () => {
  expect(builtWith(undefined)).toEqual(JSON.parse(JSON.stringify(h5)));
});
