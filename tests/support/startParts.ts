import type { Route } from '@playwright/test';

/** What a start asks the server for. */
export const PARTS = {
  markets: '/api/v1/market/app',
  currencies: '/api/v1/currency',
  languages: '/api/v1/language',
  settings: '/api/v1/setting/base',
  profile: '/api/v1/member/profile',
} as const;

/** Meets calls of exactly this path, whatever their query. */
export const onlyPath = (path: string) => (url: URL) => url.pathname === path;

/** The server is there, and says that it is not well. Its words are of no use to anybody. */
export const beUnwell = (route: Route): Promise<void> => route.fulfill({ status: 503, body: 'unwell' });
