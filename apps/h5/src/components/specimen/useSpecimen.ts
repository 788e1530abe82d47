import type { UploadedImage, UploadImage } from '@fairlot/ui-kit/image-input';
import { useEffect, useRef, useState } from 'react';
import { toastError } from '../describeError.js';
import type { Specimen } from './drawSpecimen.js';

export interface SpecimenUpload {
  readonly isBusy: boolean;
  readonly use: () => void;
}

/** Draws a specimen and uploads it like a photo. Unmounting cancels it. */
export function useSpecimen(
  specimen: Specimen,
  upload: UploadImage,
  onUploaded: (image: UploadedImage) => void,
): SpecimenUpload {
  const [isBusy, setBusy] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const use = async () => {
    const { signal } = (controller.current = new AbortController());
    setBusy(true);
    try {
      const { drawSpecimen } = await import('./drawSpecimen.js');
      onUploaded(await upload(await drawSpecimen(specimen), { signal, onProgress: () => undefined }));
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, use: () => void use() };
}
