import { Banner } from '@fairlot/ui-kit/banner';
import type { UploadedImage, UploadImage } from '@fairlot/ui-kit/image-input';
import { useState } from 'react';
import { PictureInput } from '../../components/PictureInput.js';
import { SpecimenField } from '../../components/specimen/SpecimenField.js';
import { useSpecimen } from '../../components/specimen/useSpecimen.js';
import { useT } from '../../i18n/index.js';
import { MAX_PICTURE_MB, uploadImage } from '../../queries/uploadQueries.js';
import { adviseOn, type ImageAdvice } from './imageAdvice.js';
import type { Part } from './kycQueries.js';

const uploadDocument = uploadImage('kyc');

export interface DocumentImageProps {
  part: Part;
  value: UploadedImage | undefined;
  onValueChange: (image: UploadedImage | undefined) => void;
  error: string | undefined;
  /** Why the last image was refused. */
  refusal: string | undefined;
}

/** One image of a document: chosen or photographed, checked, uploaded; or a specimen that the page draws. */
export function DocumentImage({ part, value, onValueChange, error, refusal }: DocumentImageProps) {
  const t = useT();
  const [advice, setAdvice] = useState<{ of: string; is: ImageAdvice }>();
  const specimen = useSpecimen({ of: part, hasPortrait: part !== 'back' }, uploadDocument, onValueChange);
  const upload: UploadImage = async (file, context) => {
    const [image, found] = await Promise.all([uploadDocument(file, context), adviseOn(file)]);
    setAdvice(found && { of: image.id, is: found });
    return image;
  };
  return (
    <SpecimenField specimen={specimen} isEmpty={value === undefined} use={t('kyc.sample')}>
      {refusal !== undefined && value === undefined && <Banner tone="caution">{refusal}</Banner>}
      <PictureInput
        label={t(`kyc.part.${part}`)}
        value={value === undefined ? [] : [value]}
        onValueChange={([image]) => onValueChange(image)}
        upload={upload}
        isDocument
        required
        disabled={specimen.isBusy}
        error={error}
        hint={t('kyc.limits', { max: MAX_PICTURE_MB })}
      />
      {advice !== undefined && advice.of === value?.id && (
        <Banner tone="caution" role="status" title={t('kyc.advice')}>
          {t(`kyc.advice.${advice.is}`)}
        </Banner>
      )}
    </SpecimenField>
  );
}
