import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { resolvePage } from './define.js';
import { h5 } from './h5.js';
import { readOverlay } from './overlayFile.js';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-overlay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'brand.yaml');
  writeFileSync(file, text);
  return readOverlay(h5, file, 'brand.yaml');
}

const faultsOf = (text: string) => {
  const result = read(text);
  return 'faults' in result ? result.faults : [];
};

it('lays what it says over the app', () => {
  const result = read('pages:\n  /pages/main/market/index:\n    addGuard: [login, kyc]\n    maxWidth: 720\n');
  if ('faults' in result) throw new Error(result.faults.join());
  const market = resolvePage(result.manifest, '/pages/main/market/index');
  expect(market.guards).toEqual(['public', 'login', 'kyc']);
  expect(market.maxWidth).toBe(720);
});

it('may be empty', () => {
  expect(read('# nothing yet\n')).toMatchObject({ manifest: h5 });
});

it.each([
  ['theme: {primary: blue}\n', 'brand.yaml:1:9 overlay: A colour is # and six hexadecimal digits'],
  ['pages:\n  /pages/nowhere:\n    maxWidth: 480\n', 'brand.yaml:2:3 overlay: no page has this path'],
  [
    'pages:\n  /pages/quote/stock:\n    addGuard: public\n',
    `brand.yaml:3:5 overlay: "public" would weaken the page's guards`,
  ],
  [
    'pages:\n  /pages/quote/stock:\n    addGuard: lgoin\n',
    'brand.yaml:3:5 overlay: no guard is called "lgoin"',
  ],
  ['pages:\n  /pages/quote/stock:\n    guard: []\n', 'brand.yaml:3:5 overlay: Unrecognized key: "guard"'],
  ['pages:\n  /pages/quote/stock:\n    maxWidth: 12\n', 'brand.yaml:3:5 overlay: Too small'],
  ['theme: {primary: "#465CFF"\n', 'brand.yaml:2:1 yaml:'],
])('says where it is wrong: %j', (text, message) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(message)]);
});

const productFaultsOf = (text: string) => {
  const file = join(folder, 'product.yaml');
  writeFileSync(file, text);
  const result = readOverlay(h5, file, 'product.yaml', true);
  return 'faults' in result ? result.faults : [];
};

it.each([
  ['locales: { default: de }\n', /^product\.yaml:1:1 product: a product needs a name\. Write `name:`/],
  ['name: 123\n', /^product\.yaml:1:1 product: .*expected string, received number$/],
  ['name: "A {b}"\n', /^product\.yaml:1:1 product: A name has at least one letter, and none of \{/],
  ['name: Acme\nflags: { loan: false }\n', /^product\.yaml:2:10 product: .*"loan"\. There are loans, /],
  [
    'name: Acme\nlocales: { offered: [de] }\n',
    /^product\.yaml:2:1 product: "en" is not among .*\. Write one of de as `default`$/,
  ],
  ['name: Acme\nhome: { tiles: [fund, fund] }\n', /^product\.yaml:2:9 product: "fund" is listed twice/],
  [
    'name: Acme\npages:\n  /pages/auth/login: false\n',
    /^product\.yaml:3:3 product: visitors sign in here: keep it$/,
  ],
  [
    'name: Acme\npages:\n  /pages/kycverify/index: false\n',
    /^product\.yaml:3:3 product: the guard "kyc" sends customers here: keep it$/,
  ],
  [
    'name: Acme\npages:\n  /pages/main/market/index: { title: nope.nope }\n',
    /^product\.yaml:3:31 product: "nope\.nope" has no words in de, en, es, fr, it$/,
  ],
  [
    'name: Acme\nlocales: { default: de, offered: [de] }\npages:\n  /pages/main/market/index: { title: nope.nope }\n',
    /^product\.yaml:4:31 product: "nope\.nope" has no words in de$/,
  ],
  ['name: Acme\ncolour: red\n', /^product\.yaml:2:1 product: .*"colour"\. Write some of entry, /],
  [
    'name: Acme\ntabBar: { hight: 56 }\n',
    /^product\.yaml:2:11 product: Unrecognized key: "hight"\. Write some of height, fontSize, iconWidth$/,
  ],
  [
    'name: Acme\nhome: { tiles: [fnud] }\n',
    /^product\.yaml:2:9 product: the app has no tiles called "fnud"\. There are .*fund/,
  ],
  [
    'name: Acme\nlayouts: { default: { tools: [serach] } }\n',
    /^product\.yaml:2:23 product: the app has no tools called "serach"\. There are search, /,
  ],
  ['name: Acme\ntabBar: { height: tall }\n', /^product\.yaml:2:11 product: .*expected number/],
  [
    'name: Acme\npages:\n  /pages/fund/index:\n    layout: browse\n  /pages/main/home/index:\n    layout: sub\n    guard: public\n',
    /^product\.yaml:7:5 product: Unrecognized key: "guard"/,
  ],
  [
    'name: Acme\nlocales:\n  offered: [de, nl]\n',
    /^product\.yaml:3:17 product: the app does not speak "nl"\. Write some of en, de/,
  ],
  ['name: Acme\nentry: /pages/nowhere\n', /^product\.yaml:2:1 product: \/pages\/nowhere is not declared/],
  [
    'name: Acme\npages:\n  /pages/main/market/index: false\n',
    /^product\.yaml:3:3 product: the way back leads here: keep it, or write another as `auth\.backFallback`$/,
  ],
])('says where a product is wrong, and what to write: %j', (text, message) => {
  expect(productFaultsOf(text)).toEqual([expect.stringMatching(message)]);
});

it('lets no layout take a guard off a page', () => {
  const guarded = {
    ...h5,
    pages: { ...h5.pages, '/pages/a': { layout: 'default', guard: 'public' } },
  } as const;
  const file = join(folder, 'brand.yaml');
  writeFileSync(file, 'pages:\n  /pages/a:\n    layout: browse\n');
  expect(readOverlay(guarded, file, 'brand.yaml')).toEqual({
    faults: [
      expect.stringMatching(/^brand\.yaml:3:5 overlay: this would take the guard "login" off the page/),
    ],
  });
});
