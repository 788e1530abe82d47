import { useState } from 'react';
import { lazySheet } from '../../components/lazyPart.js';
import { useT } from '../../i18n/index.js';
import { useUploadPictures } from '../../queries/uploadQueries.js';
import * as css from './Loan.css.js';
import type { Loan } from './loanQueries.js';

const PictureViewer = lazySheet({
  load: async () => (await import('../../components/PictureViewer.js')).PictureViewer,
  words: [],
});

/** The signature and the picture of a loan; each opens at full size. */
export function LoanPictures({ loan }: { loan: Loan }) {
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
