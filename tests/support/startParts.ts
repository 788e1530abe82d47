import type { Route } from '@playwright/test';

/** The requests of a start. */
export const PARTS = {
  markets: '/api/v1/market/app',
  currencies: '/api/v1/currency',
  languages: '/api/v1/language',
  settings: '/api/v1/setting/base',
  profile: '/api/v1/member/profile',
} as const;

/** Matches exactly this path, with any query. */
export const onlyPath = (path: string) => (url: URL) => url.pathname === path;

/** The server answers, but with an error, whose text is meaningless. */
export const beUnwell = (route: Route): Promise<void> => route.fulfill({ status: 503, body: 'unwell' });
