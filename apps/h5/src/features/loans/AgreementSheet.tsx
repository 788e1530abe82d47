import { Button } from '@fairlot/ui-kit/button';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../components/documents/documentQueries.js';
import { Markdown } from '../../components/documents/Markdown.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import type { Openable } from '../../components/lazyPart.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { useLocale, useT } from '../../i18n/index.js';
import * as css from './Loan.css.js';

/** The full agreement, over its form. */
export function AgreementSheet({ isOpen, onClose }: Openable) {
  const t = useT();
  const moment = useMoment();
  const query = useQuery(documentQuery('loan_agreement', useLocale()));
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      size="full"
      title={query.data?.title ?? t('document.loan')}
      footer={
        <Button size="large" fullWidth onClick={onClose}>
          {t('loan.backToForm')}
        </Button>
      }
    >
      <QueryBoundary query={query} errorTitle={t('offers.failed')}>
        {({ version, publishedAt, bodyMd, sha256 }) => (
          <>
            <p className={css.edition}>
              {t('document.edition', { version, date: moment.on(publishedAt.slice(0, 10)) })}
            </p>
            <Markdown text={bodyMd} />
            <p className={css.checksum}>{t('document.checksum', { sha256 })}</p>
          </>
        )}
      </QueryBoundary>
    </Sheet>
  );
}
