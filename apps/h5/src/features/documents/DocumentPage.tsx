import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { documentKeyOf, documentQuery } from '../../components/documents/documentQueries.js';
import { Markdown } from '../../components/documents/Markdown.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { checksum, edition, page } from './Document.css.js';
import { dateFormat } from '../../i18n/formatters.js';

/**
 * A document of the company, with its version and date. The address contains a document's name, not a URL, so no link
 * can show another text.
 */
export function DocumentPage() {
  const t = useT();
  const locale = useLocale();
  const { doc } = useSearch('/pages/webview/index');
  const query = useQuery(documentQuery(documentKeyOf[doc], locale));
  return (
    <>
      <PageHeading>{t(`document.${doc}`)}</PageHeading>
      <div className={page}>
        <QueryBoundary
          query={query}
          skeleton={<Skeleton shape="block" height="24rem" />}
          errorTitle={t('document.failed')}
        >
          {(data) => (
            <>
              <p className={edition}>
                {t('document.edition', {
                  version: data.version,
                  date: dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
                    new Date(data.publishedAt),
                  ),
                })}
              </p>
              <Markdown text={data.bodyMd} />
              <p className={checksum}>{t('document.checksum', { sha256: data.sha256 })}</p>
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}
