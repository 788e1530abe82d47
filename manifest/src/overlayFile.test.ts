import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { resolvePage } from './define.js';
import { h5 } from './h5.js';
import { readOverlay } from './overlayFile.js';

/** Where, what is wrong, and what to write instead. */
const THREE_PARTS = /^\S+:\d+:\d+ \w+: .+\. (Write|Take|Keep) /s;

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
  [
    'theme: {primary: blue}\n',
    'brand.yaml:1:9 overlay: this is no colour. Write # and six hexadecimal digits',
  ],
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
  [
    'pages:\n  /pages/quote/stock:\n    tab: { order: 9 }\n',
    'brand.yaml:3:5 overlay: this page has no tab in the app. Write order, icon and label',
  ],
  ['pages:\n  pages/a: false\n', 'brand.yaml:2:3 overlay: this is no path. Write one that starts with /'],
  // A name that every object has is no layout.
  ['layouts: { constructor: { tools: [] } }\n', 'brand.yaml:1:12 overlay: no layout is called "constructor"'],
  [
    'pages:\n  /pages/main/market/index:\n    layout: toString\n',
    'brand.yaml:3:5 overlay: no layout is called "toString"',
  ],
  ['theme: { darkMode: never }\n', 'brand.yaml:1:10 overlay:'],
  ['locales: { offered: [] }\n', 'brand.yaml:1:12 overlay: Too small'],
  ['theme: {primary: "#465CFF"\n', 'brand.yaml:2:1 yaml:'],
])('says where it is wrong: %j', (text, message) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(message)]);
  // The parser of YAML has its own words.
  if (!message.includes(' yaml:')) expect(faultsOf(text)).toEqual([expect.stringMatching(THREE_PARTS)]);
});

it('names the place of a syntax error once', () => {
  expect(faultsOf('name: A\nname: B\n')).toEqual(['brand.yaml:2:1 yaml: Map keys must be unique']);
});

const productFaultsOf = (text: string) => {
  const file = join(folder, 'product.yaml');
  writeFileSync(file, text);
  const result = readOverlay(h5, file, 'product.yaml', true);
  return 'faults' in result ? result.faults : [];
};

it.each([
  ['locales: { default: de }\n', /^product\.yaml:1:1 product: a product needs a name\. Write `name:`/],
  ['name: 123\n', /^product\.yaml:1:1 product: .*expected string, received number\. Write text$/],
  [
    'name: "A {b}"\n',
    /^product\.yaml:1:1 product: this is no name\. Write at least one letter, and none of \{/,
  ],
  ['name: Acme\nflags: { loan: false }\n', /^product\.yaml:2:10 product: .*"loan"\. Write one of loans, /],
  [
    'name: Acme\nlocales: { offered: [de] }\n',
    /^product\.yaml:2:1 product: "en" is not among .*\. Write one of de as `default`$/,
  ],
  [
    'name: Acme\nhome: { tiles: [fund, fund] }\n',
    /^product\.yaml:2:9 product: "fund" is listed twice\. Write it once$/,
  ],
  [
    'name: Acme\npages:\n  /pages/auth/login: false\n',
    /^product\.yaml:3:3 product: visitors sign in here\. Keep it$/,
  ],
  [
    'name: Acme\npages:\n  /pages/kycverify/index: false\n',
    /^product\.yaml:3:3 product: the guard "kyc" sends customers here\. Keep it$/,
  ],
  [
    'name: Acme\npages:\n  /pages/main/market/index: { title: nope.nope }\n',
    /^product\.yaml:3:31 product: "nope\.nope" has no words in de, en, es, fr, it\. Write them in /,
  ],
  [
    'name: Acme\nlocales: { default: de, offered: [de] }\npages:\n  /pages/main/market/index: { title: nope.nope }\n',
    /^product\.yaml:4:31 product: "nope\.nope" has no words in de\. Write them in /,
  ],
  ['name: Acme\ncolour: red\n', /^product\.yaml:2:1 product: .*"colour"\. Write some of entry, /],
  [
    'name: Acme\ntabBar: { hight: 56 }\n',
    /^product\.yaml:2:11 product: Unrecognized key: "hight"\. Write some of height, fontSize, iconWidth$/,
  ],
  [
    'name: Acme\nhome: { tiles: [fnud] }\n',
    /^product\.yaml:2:9 product: the app has no tiles called "fnud"\. Write one of .*fund/,
  ],
  [
    'name: Acme\nlayouts: { default: { tools: [serach] } }\n',
    /^product\.yaml:2:23 product: the app has no tools called "serach"\. Write one of search, /,
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
  [
    'name: Acme\nentry: /pages/nowhere\n',
    /^product\.yaml:2:1 product: \/pages\/nowhere is not declared\. Write the path of a page of /,
  ],
  [
    'name: Acme\npages:\n  /pages/main/market/index: false\n',
    /^product\.yaml:3:3 product: the way back leads here\. Keep it, or write another as `auth\.backFallback`$/,
  ],
])('says where a product is wrong, and what to write: %j', (text, message) => {
  expect(productFaultsOf(text)).toEqual([expect.stringMatching(message)]);
  expect(productFaultsOf(text)).toEqual([expect.stringMatching(THREE_PARTS)]);
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
