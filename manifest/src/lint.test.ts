import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf, type Manifest, type Page, type Path } from './define.js';
import { h5 } from './h5.js';
import { lint } from './lint.js';
import { pathsOfPages, type Surroundings } from './rule.js';
import { keysOfExport, locateIn } from './locate.js';
import { awaitedPaths, requiredPaths } from './required.js';

const base: Manifest = h5;
const ids = new Set(JSON.stringify(base).match(/(?:manifest|app|html)\.[\w.]+/g));
const around = (manifest: Manifest, changes: Partial<Surroundings> = {}): Surroundings => ({
  messages: new Map(base.locales.offered.map(({ key }) => [key, ids])),
  links: [],
  ...changes,
});
const withPages = (pages: Record<Path, Page>): Manifest => ({ ...base, pages: { ...base.pages, ...pages } });
const errorsOf = (manifest: Manifest, changes?: Partial<Surroundings>) =>
  lint(manifest, around(manifest, changes))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

it('finds nothing wrong with the app itself', () => {
  expect(errorsOf(base)).toEqual([]);
});

describe('each fault that was put in is found', () => {
  const market = '/pages/main/market/index';
  const login = '/pages/auth/login';
  const faults: [rule: string, manifest: Manifest, app?: Partial<Surroundings>][] = [
    ['login-route', { ...base, auth: { ...base.auth, login: '/pages/signin' } }],
    ['login-route-loop', withPages({ [login]: { layout: 'auth', guard: 'login' } })],
    ['after-login', { ...base, auth: { ...base.auth, afterLogin: login } }],
    ['back-fallback', { ...base, auth: { ...base.auth, backFallback: '/pages/setting/index' } }],
    ['empty-guard', withPages({ '/pages/a': { guard: [] } })],
    ['public-in-guarded-layout', withPages({ '/pages/a': { layout: 'default', guard: 'public' } })],
    ['unreachable', withPages({ '/pages/a': { guard: ['guest', 'login'] } })],
    ['entry', { ...base, app: { ...base.app, entry: '/pages/nowhere' } }],
    ['alias-clash', withPages({ '/pages/a': { alias: [market] } })],
    ['alias-clash', withPages({ '/pages/a': { alias: ['/'] } })],
    ['redirect-target', withPages({ '/pages/a': { redirectTo: '/pages/nowhere' } })],
    [
      'redirect-loop',
      withPages({ '/pages/a': { redirectTo: '/pages/b' }, '/pages/b': { redirectTo: '/pages/a' } }),
    ],
    ['stray-duplicate', withPages({ '/pages/borrow/index copy': {} })],
    ['stray-duplicate', withPages({ '/pages/fund-bak/index': {} })],
    ['stray-duplicate', withPages({ '/pages/quantify/bak': {} })],
    ['stray-duplicate', withPages({ '/pages/quote/stock(1)': {} })],
    ['stray-duplicate', withPages({ '/pages/quote/my stock': {} })],
    ['tab-order', withPages({ '/pages/a': { tab: { order: 0, icon: 'home', label: 'manifest.home' } } })],
    [
      'tab-search',
      withPages({
        '/pages/a': { tab: { order: 9, icon: 'home', label: 'manifest.home' }, search: { id: 'string' } },
      }),
    ],
    ['unknown-layout', withPages({ '/pages/a': { layout: 'fancy' } })],
    ['missing-message', withPages({ '/pages/a': { heading: 'manifest.nowhere' } })],
    [
      'missing-message',
      base,
      {
        messages: new Map([
          ['en', ids],
          ['de', new Set([...ids].slice(1))],
        ]),
      },
    ],
    ['unknown-language', base, { messages: new Map([['en', ids]]) }],
    ['unknown-country', base, { countries: new Set(['gb']) }],
    ['default-language', { ...base, locales: { ...base.locales, default: 'nl' } }],
    ['repeated', { ...base, home: { ...base.home, tiles: ['fund', 'fund'] } }],
    ['unknown-link', base, { links: [{ file: 'a.tsx', line: 1, column: 1, to: '/pages/nowhere' }] }],
    ['guard-loop', { ...base, guards: { ...base.guards, kyc: { sendsTo: '/pages/payment/newstock' } } }],
    [
      'guard-loop',
      {
        ...withPages({ '/pages/a': { guard: 'b' }, '/pages/b': { guard: 'a' } }),
        guards: { ...base.guards, a: { sendsTo: '/pages/a' }, b: { sendsTo: '/pages/b' } },
      },
    ],
    ['guard-target', { ...base, guards: { ...base.guards, kyc: { sendsTo: '/pages/nowhere' } } }],
    ['undeclared-guard', withPages({ '/pages/a': { guard: 'lgoin' } })],
    ['unknown-guard', base, { registries: { guards: new Set(['kyc', 'vip']) } }],
    ['unknown-flag', withPages({ '/pages/a': { flag: 'trial' } })],
    ['unknown-tool', base, { registries: { tools: new Set(['search']) } }],
    ['unknown-icon', base, { registries: { icons: new Set() } }],
    ['sitemap', withPages({ '/pages/a': { sitemap: true } })],
    ['sitemap', withPages({ '/pages/a': { guard: 'public', sitemap: true, search: { id: 'string' } } })],
    ['shortcut', withPages({ '/pages/a': { shortcut: true, search: { id: 'string' } } })],
    ['entry-unreachable', { ...base, app: { ...base.app, entry: login } }],
    ['near-duplicate', withPages({ '/pages/Quote/stock': {} })],
    ['near-duplicate', withPages({ '/pages/quote/stcok': {} })],
    ['required-path', base, { requirement: { paths: ['/pages/nowhere'], awaited: [] } }],
    ['stale-awaited', base, { requirement: { paths: [market], awaited: [market] } }],
    ['stale-awaited', base, { requirement: { paths: [], awaited: ['/pages/nowhere'] } }],
    [
      'deprecated-link',
      withPages({ '/pages/a': { redirectTo: market } }),
      { links: [{ file: 'a.tsx', line: 1, column: 1, to: '/pages/a' }] },
    ],
  ];

  it.each(faults)('%s', (rule, manifest, app) => {
    const found = lint(manifest, around(manifest, app));
    expect(found.filter(({ severity }) => severity === 'error').map((each) => each.rule)).toContain(rule);
    // What is wrong, then what to write instead.
    for (const { message } of found)
      expect(message).toMatch(/^[^.].*\. (Write|Take|Give|Remove|Let|Link) .*[^.]$/s);
  });

  it('has a fault for each rule there is', () => {
    const sources = ['lint.ts', 'furtherRules.ts'].map((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    );
    const rules = sources.flatMap((source) =>
      [...source.matchAll(/report\(\s*'([a-z-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(rules.length).toBeGreaterThan(28);
    const proven = new Set([...faults.map(([rule]) => rule), 'no-guarded-page', 'dead-page']);
    expect(rules.filter((rule) => !proven.has(rule))).toEqual([]);
  });

  it('dead-page, which only tells', () => {
    const dead: Path = '/pages/setting/export';
    const others = pathsOfPages(base).filter((path) => path !== dead);
    const found = lint(base, around(base, { mentions: new Set(others) }));
    expect(found).toEqual([
      {
        rule: 'dead-page',
        severity: 'info',
        at: ['pages', dead],
        message: 'nothing in the app leads here. Link to it, or remove it',
      },
    ]);
    expect(lint(base, around(base, { mentions: new Set([...others, dead]) }))).toEqual([]);
  });

  it('no-guarded-page', () => {
    const open: Manifest = {
      ...base,
      layouts: { bare: {} },
      defaults: { layout: 'bare', guard: 'public' },
      pages: { '/pages/a': {} },
    };
    expect(errorsOf(open)).toContain('no-guarded-page');
  });

  it('accepts a stray copy that redirects', () => {
    expect(errorsOf(withPages({ '/pages/borrow/index copy': { redirectTo: market } }))).toEqual([]);
  });

  it('accepts two spellings of one page', () => {
    expect(errorsOf(withPages({ '/pages/quote/stcok': { redirectTo: '/pages/quote/stock' } }))).toEqual([]);
  });

  it('accepts a guard whose page asks for another', () => {
    expect(errorsOf({ ...base, guards: { ...base.guards, vip: { sendsTo: market } } })).toEqual([]);
  });
});

it('says where: the key if it exists, otherwise the deepest one above it, in the file of its area', () => {
  const sources = {
    main: { file: 'app.ts', text: "export const app = define({\n  auth: { login: '/a' },\n});\n" },
    areas: [{ file: 'area.ts', text: "export const area = declare({\n  '/a': { guard: 'login' },\n});\n" }],
  };
  expect(locateIn(sources, ['pages', '/a', 'guard'])).toEqual({ file: 'area.ts', line: 2, column: 11 });
  expect(locateIn(sources, ['pages', '/a', 'title'])).toEqual({ file: 'area.ts', line: 2, column: 3 });
  expect(locateIn(sources, ['auth', 'login'])).toEqual({ file: 'app.ts', line: 2, column: 11 });
  expect(locateIn(sources, ['pages', '/nowhere'])).toEqual({ file: 'app.ts', line: 1, column: 27 });
});

it('declares no page in two areas: the second would silently take the place of the first', () => {
  const folder = join(import.meta.dirname, 'pages');
  const declared = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'(\/[^']+)': \{/gm)].map((match) => match[1]),
  );
  expect(declared.sort()).toEqual([...pathsOf(base)].sort());
});

it('reads the names of a registry, and does not mistake none for an empty one', () => {
  const source = "export const tools: Names = { search: 1, 'sign-in': 2 } satisfies Names;";
  expect(keysOfExport(source, 'tools')).toEqual(['search', 'sign-in']);
  expect(() => keysOfExport(source, 'guards')).toThrow('No object is exported');
});

it('requires the fifty addresses of the specification and the one above them, each once', () => {
  expect(new Set(requiredPaths).size).toBe(51);
  expect(requiredPaths).toHaveLength(51);
  expect(requiredPaths).toEqual(expect.arrayContaining([...awaitedPaths]));
});
