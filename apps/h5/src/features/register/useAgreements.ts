import type { Schemas } from '@fairlot/api-client';
import { useQueries } from '@tanstack/react-query';
import { useLocale, wholeLocaleOf } from '../../i18n/index.js';
import { api } from '../../state/client.js';

const documents = ['user_agreement', 'privacy_policy'] as const;

/**
 * The versions of the accepted documents, which are stored with the consent. A version that could not be loaded is
 * left out, because the consent does not depend on it.
 */
export function useAgreements(): Schemas['AgreementAcceptance'][] {
  const locale = useLocale();
  return useQueries({
    queries: documents.map((key) => ({
      queryKey: ['public', 'document', key, locale],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get('/document/{key}', {
          params: { path: { key }, query: { lang: wholeLocaleOf(locale) } },
          signal,
        }),
    })),
    combine: (results) =>
      results.flatMap(({ data }) =>
        data === undefined ? [] : [{ document: data.key, version: data.version }],
      ),
  });
}
