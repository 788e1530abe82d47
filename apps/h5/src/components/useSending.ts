import type { UploadImage } from '@fairlot/ui-kit/image-input';
import { useState } from 'react';
import { useT } from '../i18n/index.js';

export interface Sending {
  /** For an `ImageInput`. */
  readonly upload: UploadImage;
  /** The error of its field: a picture that is still being sent is not missing. */
  readonly errorOf: (error: string | undefined) => string | undefined;
}

/** Knows whether a picture is being sent, so that an early submit says so instead of 'missing'. */
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
