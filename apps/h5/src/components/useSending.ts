import type { UploadImage } from '@fairlot/ui-kit/image-input';
import { useState } from 'react';
import { useT } from '../i18n/index.js';

export interface Sending {
  /** For an `ImageInput`. */
  readonly upload: UploadImage;
  /** What is wrong with its field: a picture that is still on its way is not missing. */
  readonly errorOf: (error: string | undefined) => string | undefined;
}

/** Knows whether a picture is still uploading, so that submitting too early says so instead of 'missing'. */
export function useSending(upload: UploadImage): Sending {
  const t = useT();
  const [count, setCount] = useState(0);
  return {
    async upload(file, context) {
      setCount((before) => before + 1);
      try {
        return await upload(file, context);
      } finally {
        setCount((before) => before - 1);
      }
    },
    errorOf: (error) => (error !== undefined && count > 0 ? t('forms.image.sending') : error),
  };
}
