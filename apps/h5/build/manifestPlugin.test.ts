import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Manifest } from '../../../manifest/src/define.js';
import { h5 } from '../../../manifest/src/h5.js';
import { readProduct } from './product.js';
import { manifestPlugin } from './manifestPlugin.js';

/** The manifest that a build with this overlay gives to the browser. */
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
  expect(() => builtWith('nope')).toThrow('There is no overlay "nope". Write one of members-only');
});

it('the browser gets the whole manifest: nothing is left out by its name', () => {
  expect(builtWith(undefined)).toEqual(JSON.parse(JSON.stringify(h5)));
});

it('a whole manifest may come as JSON, and what is wrong with it has a place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-manifest-'));
  const file = join(folder, 'manifest.json');
  const write = (manifest: object) => writeFileSync(file, JSON.stringify(manifest, null, 2));
  write(h5);
  expect(readProduct({ MANIFEST: file }).manifest).toEqual(JSON.parse(JSON.stringify(h5)));
  write({ ...h5, app: { ...h5.app, name: 7, colour: 'red' } });
  expect(() => readProduct({ MANIFEST: file })).toThrow(
    /manifest\.json:4:5 schema: Invalid input: expected string, received number\. Write text\n.*manifest\.json:\d+:5 schema: Unrecognized key: "colour"\. Write some of id, name, /,
  );
  const [english, ...others] = h5.locales.offered;
  write({ ...h5, locales: { ...h5.locales, offered: [{ ...english, flag: 'uk' }, ...others] } });
  expect(() => readProduct({ MANIFEST: file })).toThrow(
    /manifest\.json:\d+:9 unknown-country: there is no flag of "uk"\. Write one of cn, de, /,
  );
  rmSync(folder, { recursive: true });
});

it('says where each colour of the theme is written', () => {
  const places = (env: Parameters<typeof readProduct>[0]) =>
    ['primary', 'tabSelected', 'darkMode'].map((each) => readProduct(env).placeOf(['theme', each]));
  expect(places({})).toEqual(Array(3).fill(expect.stringMatching(/^manifest\/src\/h5\.ts:\d+:5$/)));
  expect(places({ PRODUCT: 'harbour' })).toEqual([
    'products/harbour/brand.tokens.json:3:3',
    'products/harbour/brand.tokens.json:4:3',
    expect.stringMatching(/^products\/harbour\/product\.yaml:\d+:3$/),
  ]);
});
