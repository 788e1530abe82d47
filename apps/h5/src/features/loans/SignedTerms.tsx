import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { documentQuery } from '../../components/documents/documentQueries.js';
import { saveBlob } from '../../components/records/saveFile.js';
import { Instant } from '../../components/review/Timeline.js';
import { RecordNumber } from '../../components/review/Receipt.js';
import { Explained } from '../../components/explain/Explained.js';
import * as offers from '../../components/offers/Offers.css.js';
import { isLocale, useT } from '../../i18n/index.js';
import * as css from './Loan.css.js';
import type { Loan } from './loanQueries.js';
import { useLoanText } from './useLoanText.js';
import { lazySheet } from '../../components/lazyPart.js';
import { useUploadPictures } from '../../queries/uploadQueries.js';

/** What was signed: the fixed rates, the text with its checksum, the time and the signature. */
export function SignedTerms({ loan }: { loan: Loan }) {
  const t = useT();
  const text = useLoanText();
  const { currency, agreementVersion: version, agreementSha256: sha256 } = loan;
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  return (
    <Card>
      <h2 className={offers.heading}>{t('loan.signed')}</h2>
      <KeyValue>
        {row(t('loan.principal'), text.money(loan.amount, currency))}
        {row(t('loan.cycle'), t('loan.days', { days: loan.periodDays }))}
        {row(t('loan.rate'), text.rate(loan.interestRate))}
        {row(t('loan.apr'), text.apr(loan.apr))}
        {row(t('loan.penaltyRate'), text.rate(loan.penaltyRate))}
        {row(
          t('loan.total'),
          <Explained figure="loan_total" of={{ loanId: loan.id }}>
            {text.money(loan.repaymentAmount, currency)}
          </Explained>,
        )}
        <KeyValueRow label={t('loan.signedAt')}>
          <Instant at={loan.createdAt} />
        </KeyValueRow>
        {row(t('loan.agreement'), t('loan.agreementOf', { version, lang: loan.agreementLang }))}
        <KeyValueRow label={t('loan.number')}>
          <RecordNumber>{loan.id}</RecordNumber>
        </KeyValueRow>
      </KeyValue>
      <p className={css.checksum}>{t('document.checksum', { sha256 })}</p>
      <LoanPictures loan={loan} />
      <div className={offers.actions}>
        <ButtonLink variant="secondary" fullWidth to="/pages/webview/index" search={{ doc: 'loan' }}>
          {t('loan.readAgreement')}
        </ButtonLink>
        <SaveAgreement loan={loan} />
      </div>
    </Card>
  );
}

/**
 * Saves the exact bytes of the signed text, so that its checksum can be verified; only while that version is in
 * force.
 */
function SaveAgreement({ loan: { id, agreementLang: lang, agreementSha256: sha256 } }: { loan: Loan }) {
  const t = useT();
  const { data } = useQuery(documentQuery('loan_agreement', isLocale(lang) ? lang : 'en'));
  if (data?.sha256 !== sha256) return null;
  return (
    <Button
      variant="quiet"
      fullWidth
      onClick={() => saveBlob(`agreement-${id}.md`, new Blob([data.bodyMd], { type: 'text/markdown' }))}
    >
      {t('loan.saveAgreement')}
    </Button>
  );
}

const PictureViewer = lazySheet({
  load: async () => (await import('../../components/PictureViewer.js')).PictureViewer,
  words: [],
});

/** The signature and the picture of a loan; each opens at full size. */
function LoanPictures({ loan }: { loan: Loan }) {
  const t = useT();
  const [signature, image] = useUploadPictures([loan.signatureUploadId, loan.imageUploadId]);
  const [opened, setOpened] = useState<{ url: string; alt: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const picture = (url: string | undefined, alt: string, className: string) => (
    <figure className={css.picture}>
      {url === undefined ? (
        <div className={className} />
      ) : (
        <button
          type="button"
          className={css.opens}
          aria-label={t('loan.zoom', { picture: alt })}
          onClick={() => {
            setOpened({ url, alt });
            setIsOpen(true);
          }}
        >
          <img className={className} src={url} alt="" />
        </button>
      )}
      <figcaption>{alt}</figcaption>
    </figure>
  );
  return (
    <div className={css.pictures}>
      {picture(signature, t('loan.signature'), css.signature)}
      {picture(image, t('loan.image'), css.thumbnail)}
      {opened !== undefined && (
        <PictureViewer isOpen={isOpen} onClose={() => setIsOpen(false)} images={[opened]} />
      )}
    </div>
  );
}
