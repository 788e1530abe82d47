import { expect, it } from 'vitest';
import type { Manifest } from '../../../manifest/src/define.js';
import { manifestPlugin } from './manifestPlugin.js';

/** The manifest that a build with this overlay gives the browser. */
function builtWith(overlay: string | undefined): Manifest {
  const load = manifestPlugin(overlay).load as (id: string) => { code: string } | undefined;
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

it('the browser gets no more of the manifest than it reads', () => {
  const { pages, locales, ...rest } = builtWith(undefined);
  expect(Object.keys(rest)).toEqual(expect.not.arrayContaining(['net', 'theme', 'tabBar']));
  expect(locales).toEqual({ default: 'en' });
  expect(pages[MARKET]).not.toHaveProperty('seed');
});
