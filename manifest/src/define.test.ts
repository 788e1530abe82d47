import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  pathsOf,
  resolvePage,
  tabsOf,
  type GuardOf,
  type LinkablePath,
  type Path,
  type SearchInputOf,
  type SearchOutputOf,
  type ToolOf,
} from './define.js';
import { h5, type H5 } from './h5.js';

describe('the app', () => {
  it('survives JSON unchanged: it is data and nothing else', () => {
    expect(JSON.parse(JSON.stringify(h5))).toEqual(h5);
  });

  it('has the five tabs of the requirement, in its order', () => {
    expect(tabsOf(h5).map(({ path }) => path)).toEqual([
      '/pages/main/home/index',
      '/pages/main/market/index',
      '/pages/main/watchlist/index',
      '/pages/main/trade/index',
      '/pages/main/profile/index',
    ]);
    expect(h5.tabBar).toEqual({ height: 50, fontSize: 10, iconWidth: 24 });
  });

  it.each([
    [
      'history',
      [
        'borrow/index',
        'deposit/index',
        'profile/transfer',
        'quantify/index',
        'withdraw/bank',
        'withdraw/crypto',
      ],
    ],
    [
      'support',
      [
        'deposit/card',
        'deposit/custom',
        'deposit/index',
        'deposit/wallet',
        'kycverify/idcard',
        'kycverify/index',
      ].concat(['kycverify/passport', 'kycverify/pro', 'withdraw/bank', 'withdraw/crypto']),
    ],
    ['watch', ['quote/gin', 'quote/in', 'quote/stock']],
  ])('has the header tool %s where the requirement names it', (tool, pages) => {
    const paths = pathsOf(h5).filter((path) => {
      const { layout, tools } = resolvePage(h5, path);
      return layout === 'sub' && tools.some((each) => each === tool);
    });
    expect(paths.toSorted()).toEqual(pages.map((page) => `/pages/${page}`));
  });

  it('shows a tab only to its audience', () => {
    const [home, profile] = ['/pages/main/home/index', '/pages/main/profile/index'] as const;
    const forMembers = { ...h5.pages[profile], tab: { ...h5.pages[profile].tab, when: 'login' as const } };
    const changed = { ...h5, pages: { ...h5.pages, [profile]: forMembers } };
    const pathsFor = (viewer?: 'login' | 'guest') => tabsOf(changed, viewer).map(({ path }) => path);
    expect(pathsFor('login')).toContain(profile);
    expect(pathsFor('guest')).not.toContain(profile);
    expect(pathsFor('guest')).toContain(home);
    expect(pathsFor()).toContain(profile);
  });

  it('has the defaults of the requirement', { tags: ['9.timeouts', '9.defaults'] }, () => {
    expect(h5.locales.default).toBe('en');
    expect(h5.defaults.reachBottom).toBe(50);
    expect(h5.loading).toMatchObject({ delayMs: 200, timeoutMs: 60_000 });
    expect(h5.net).toEqual({ timeoutMs: 10_000, uploadMs: 60_000, downloadMs: 60_000, socketMs: 60_000 });
  });

  it('has a demo layout with nothing around the page', { tags: ['2.layout.demo'] }, () => {
    expect(h5.layouts.demo).toEqual({});
  });

  it('asks for login on every page that does not say otherwise', () => {
    const open = pathsOf(h5).filter((path) => !resolvePage(h5, path).guards.includes('login'));
    // The public pages beyond these. A new one is a mistake unless it is added here.
    const meant: Path[] = [
      '/pages/main/market/index',
      '/pages/auth/login',
      '/pages/quote/stock',
      '/pages/quote/globalindex',
      '/pages/quote/gin',
      '/pages/quote/in',
      '/pages/quote/replay',
      '/pages/product/popular',
      '/pages/news/index',
      '/pages/news/detail',
      '/pages/search/index',
      '/pages/auth/register',
      '/pages/auth/resetpwd',
      '/pages/webview/index',
      '/pages/support/index',
      '/pages/product/ipo/index',
    ];
    expect(open.filter((path) => !meant.includes(path))).toEqual([]);
  });
});

it('adds the guards of the layout to those of the page', () => {
  const manifest = {
    ...h5,
    pages: {
      '/pages/a': { layout: 'default', guard: 'public' },
      '/pages/b': { layout: 'browse', guard: 'public' },
    },
  } as const;
  expect(resolvePage(manifest, '/pages/a').guards).toEqual(['login', 'public']);
  expect(resolvePage(manifest, '/pages/b').guards).toEqual(['public']);
});

it('types paths, parameters, tools and guards without generated code', () => {
  type Quote = '/pages/quote/stock';
  expectTypeOf<SearchInputOf<H5, Quote>['symbol']>().toEqualTypeOf<string>();
  expectTypeOf<SearchInputOf<H5, Quote>['period']>().toEqualTypeOf<
    '1m' | '5m' | '15m' | '1h' | '1d' | '1w' | undefined
  >();
  expectTypeOf<SearchOutputOf<H5, Quote>['period']>().toEqualTypeOf<
    '1m' | '5m' | '15m' | '1h' | '1d' | '1w'
  >();
  expectTypeOf<SearchOutputOf<H5, Quote>['market']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<'/pages/nowhere'>().not.toExtend<LinkablePath<H5>>();
  expectTypeOf<ToolOf<H5>>().toEqualTypeOf<
    'search' | 'language' | 'support' | 'history' | 'notices' | 'settings' | 'watch' | 'share'
  >();
  expectTypeOf<GuardOf<H5>>().toEqualTypeOf<'public' | 'login' | 'guest' | 'kyc' | 'paypwd' | 'vip'>();
});
