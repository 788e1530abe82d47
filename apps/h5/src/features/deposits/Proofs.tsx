import { useState } from 'react';
import { lazySheet } from '../../components/lazyPart.js';
import { useT } from '../../i18n/index.js';
import { useUploadPictures } from '../../queries/uploadQueries.js';
import * as css from './Deposit.css.js';

const PictureViewer = lazySheet({
  load: async () => (await import('../../components/PictureViewer.js')).PictureViewer,
  words: [],
});

/** Thumbnails of a deposit's proof pictures; each opens at full size. */
export function Proofs({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const urls = useUploadPictures(ids);
  const [opened, setOpened] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const alt = (index: number) => t('deposit.proofNumber', { number: String(index + 1) });
  const shown = urls.flatMap((url, index) => (url === undefined ? [] : [{ url, alt: alt(index) }]));
  return (
    <div className={css.proofs}>
      {ids.map((id, index) => {
        const url = urls[index];
        if (url === undefined) return <div key={id} className={css.proof} />;
        return (
          <button
            key={id}
            type="button"
            className={css.proofButton}
            aria-label={t('deposit.proofZoom', { number: String(index + 1) })}
            onClick={() => {
              setOpened(url);
              setIsOpen(true);
            }}
          >
            <img className={css.proof} src={url} alt="" />
          </button>
        );
      })}
      {opened !== undefined && (
        <PictureViewer
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          images={shown}
          initialIndex={Math.max(
            0,
            shown.findIndex(({ url }) => url === opened),
          )}
        />
      )}
    </div>
  );
}
