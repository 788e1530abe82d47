import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { ImageInput, type UploadedImage, type UploadImage } from '@fairlot/ui-kit/image-input';
import { useState } from 'react';
import { describeError } from '../../components/describeError.js';
import { useSpecimen } from '../../components/specimen/useSpecimen.js';
import { useSending } from '../../components/useSending.js';
import { useT } from '../../i18n/index.js';
import { MAX_PICTURE_MB, uploadImage } from '../../queries/uploadQueries.js';
import { adviseOn, type ImageAdvice } from './imageAdvice.js';
import * as css from './Kyc.css.js';
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
  const sending = useSending(upload);
  return (
    <div className={css.group}>
      {refusal !== undefined && value === undefined && <Banner tone="caution">{refusal}</Banner>}
      <ImageInput
        label={t(`kyc.part.${part}`)}
        value={value === undefined ? [] : [value]}
        onValueChange={([image]) => onValueChange(image)}
        upload={sending.upload}
        max={1}
        maxBytes={MAX_PICTURE_MB * 1_000_000}
        isDocument
        required
        disabled={specimen.isBusy}
        error={value === undefined ? sending.errorOf(error) : undefined}
        hint={t('kyc.limits', { max: MAX_PICTURE_MB })}
        describeError={(failure) => describeError(failure).join(' ')}
      />
      {advice !== undefined && advice.of === value?.id && (
        <Banner tone="caution" role="status" title={t('kyc.advice')}>
          {t(`kyc.advice.${advice.is}`)}
        </Banner>
      )}
      {value === undefined && (
        <Button
          variant="secondary"
          size="small"
          className={css.sample}
          busy={specimen.isBusy}
          onClick={specimen.use}
        >
          {t('kyc.sample')}
        </Button>
      )}
    </div>
  );
}
