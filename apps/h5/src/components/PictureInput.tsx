import { ImageInput, type ImageInputProps, type UploadImage } from '@fairlot/ui-kit/image-input';
import { useState } from 'react';
import { useT } from '../i18n/index.js';
import { MAX_PICTURE_MB } from '../queries/uploadQueries.js';
import { describeError } from './describeError.js';

export type PictureInputProps = Pick<
  ImageInputProps,
  'label' | 'value' | 'onValueChange' | 'error' | 'required' | 'disabled' | 'isDocument'
> & {
  /** Says how large a picture may be: `MAX_PICTURE_MB`. */
  hint: string;
  /** Uploads the picture: `uploadImage`. */
  upload: UploadImage;
};

/** One picture, chosen or photographed. While it is being sent, the field says so instead of 'missing'. */
export function PictureInput({ upload, error, ...field }: PictureInputProps) {
  const t = useT();
  const [pending, setPending] = useState(0);
  const countedUpload: UploadImage = async (file, context) => {
    setPending((before) => before + 1);
    try {
      return await upload(file, context);
    } finally {
      setPending((before) => before - 1);
    }
  };
  return (
    <ImageInput
      {...field}
      upload={countedUpload}
      error={error !== undefined && pending > 0 ? t('forms.image.sending') : error}
      max={1}
      maxBytes={MAX_PICTURE_MB * 1_000_000}
      describeError={(failure) => describeError(failure).join(' ')}
    />
  );
}
