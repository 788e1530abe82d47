import { describe, expect, it } from 'vitest';
import { pathsOf, type Manifest, type Page, type Path } from './define.js';
import { h5 } from './h5.js';
import { lint, type Surroundings } from './lint.js';
import { locate } from './locate.js';

const base: Manifest = h5;
const ids = new Set(JSON.stringify(base).match(/(?:manifest|app)\.[\w.]+/g));
const around = (manifest: Manifest, changes: Partial<Surroundings> = {}): Surroundings => ({
  pageFiles: pathsOf(manifest).filter((path) => manifest.pages[path]?.redirectTo === undefined),
  messages: new Map([['en', ids]]),
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
    ['missing-file', base, { pageFiles: pathsOf(base).slice(1) }],
    ['orphan-file', base, { pageFiles: [...pathsOf(base), '/pages/forgotten'] }],
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
    ['tab-order', withPages({ '/pages/a': { tab: { order: 0, icon: 'home', label: 'manifest.home' } } })],
    [
      'tab-search',
      withPages({
        '/pages/a': { tab: { order: 9, icon: 'home', label: 'manifest.home' }, search: { id: 'string' } },
      }),
    ],
    ['unknown-layout', withPages({ '/pages/a': { layout: 'fancy' } })],
    ['missing-message', withPages({ '/pages/a': { heading: 'manifest.nowhere' } })],
    ['unknown-link', base, { links: [{ file: 'a.tsx', line: 1, column: 1, to: '/pages/nowhere' }] }],
    [
      'deprecated-link',
      withPages({ '/pages/a': { redirectTo: market } }),
      { links: [{ file: 'a.tsx', line: 1, column: 1, to: '/pages/a' }] },
    ],
  ];

  it.each(faults)('%s', (rule, manifest, app) => {
    expect(errorsOf(manifest, app)).toContain(rule);
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
});

it('says where: the key if it is there, else the deepest one above it', () => {
  const source = "export const app = define({\n  pages: {\n    '/a': { guard: 'login' },\n  },\n});\n";
  expect(locate('app.ts', source, ['pages', '/a', 'guard'])).toEqual({ file: 'app.ts', line: 3, column: 13 });
  expect(locate('app.ts', source, ['pages', '/a', 'title'])).toEqual({ file: 'app.ts', line: 3, column: 5 });
});
