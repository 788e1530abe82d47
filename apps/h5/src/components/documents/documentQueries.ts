import { queryOptions } from '@tanstack/react-query';
import { wholeLocaleOf } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { RARELY_CHANGES_MS } from '../../queries/referenceQueries.js';

/** The name of each document in the address, and the server's. */
export const documentKeyOf = {
  agreement: 'user_agreement',
  privacy: 'privacy_policy',
  company: 'company_profile',
  about: 'about',
  loan: 'loan_agreement',
} as const;

export const documentQuery = (key: (typeof documentKeyOf)[keyof typeof documentKeyOf], locale: string) =>
  queryOptions({
    queryKey: ['public', 'document', key, wholeLocaleOf(locale)],
    queryFn: ({ signal }) =>
      api.get('/document/{key}', {
        params: { path: { key }, query: { lang: wholeLocaleOf(locale) } },
        signal,
      }),
    staleTime: RARELY_CHANGES_MS,
  });
