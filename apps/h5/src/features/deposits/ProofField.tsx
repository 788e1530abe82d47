import type { UploadedImage } from '@fairlot/ui-kit/image-input';
import { useState } from 'react';
import { PictureInput } from '../../components/PictureInput.js';
import { SpecimenField } from '../../components/specimen/SpecimenField.js';
import { useSpecimen } from '../../components/specimen/useSpecimen.js';
import { useT } from '../../i18n/index.js';
import { MAX_PICTURE_MB, uploadImage } from '../../queries/uploadQueries.js';

const uploadProof = uploadImage('proof');
const TRANSFER = { of: 'transfer', hasPortrait: false } as const;

interface ProofFieldProps {
  /** Called with the uploaded picture, or with undefined once it was removed. */
  onValueChange: (image: UploadedImage | undefined) => void;
  error: string | undefined;
}

/** The picture of the transfer, or a specimen, because simulated money has no transfer. */
export function ProofField({ onValueChange, error }: ProofFieldProps) {
  const t = useT();
  const [images, setImages] = useState<readonly UploadedImage[]>([]);
  const change = (next: readonly UploadedImage[]) => {
    setImages(next);
    onValueChange(next[0]);
  };
  const specimen = useSpecimen(TRANSFER, uploadProof, (image) => change([image]));
  return (
    <SpecimenField specimen={specimen} isEmpty={images.length === 0} use={t('deposit.sample')}>
      <PictureInput
        label={t('deposit.proof')}
        hint={t('deposit.proofHint', { max: MAX_PICTURE_MB })}
        value={images}
        onValueChange={change}
        upload={uploadProof}
        disabled={specimen.isBusy}
        error={error}
        required
      />
    </SpecimenField>
  );
}
