import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../components/describeError.js';
import { statusOf } from '../../components/statusOf.js';
import { documentKeyOf, documentQuery } from '../../components/documents/documentQueries.js';
import { Markdown } from '../../components/documents/Markdown.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { checksum, edition, page } from './Document.css.js';
import { dateFormat } from '../../i18n/formatters.js';

/** One text of the company, with its version and its day. Texts are named, never addressed: no link can show another. */
export function DocumentPage() {
  const t = useT();
  const locale = useLocale();
  const { doc } = useSearch('/pages/webview/index');
  const query = useQuery(documentQuery(documentKeyOf[doc], locale));
  const { data } = query;
  return (
    <>
      <PageHeading>{data?.title ?? t(`document.${doc}`)}</PageHeading>
      <div className={page}>
        <AsyncBoundary
          status={statusOf(query)}
          skeleton={<Skeleton shape="block" height="24rem" />}
          errorTitle={t('document.failed')}
          errorHint={describeError(query.error).join(' ')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {() =>
            data !== undefined && (
              <>
                <p className={edition}>
                  {t('document.edition', {
                    version: data.version,
                    date: dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
                      new Date(data.publishedAt),
                    ),
                  })}
                </p>
                <Markdown text={data.bodyMd} />
                <p className={checksum}>{t('document.checksum', { sha256: data.sha256 })}</p>
              </>
            )
          }
        </AsyncBoundary>
      </div>
    </>
  );
}
