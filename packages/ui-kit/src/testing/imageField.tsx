import { useState } from 'react';
import {
  ImageInput,
  type ImageInputProps,
  type UploadedImage,
  type UploadImage,
} from '../image-input/index.js';

/** Makes a real picture. */
export async function picture(
  name: string,
  widthPx = 40,
  heightPx = 30,
  type = 'image/jpeg',
  fill = 'rgb(200 220 240)',
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = fill;
    context.fillRect(0, 0, widthPx, heightPx);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (blob === null) throw new Error('no picture');
  return new File([blob], name, { type });
}

/** An upload that succeeds at once. `seen`: receives what was sent. */
export const arrivesAs =
  (seen: File[] = []): UploadImage =>
  (file) => {
    seen.push(file);
    return Promise.resolve({ id: file.name, url: URL.createObjectURL(file) });
  };

/** A field with an owner that keeps the pictures. */
export function ImageOwner(props: Partial<ImageInputProps> & { upload: UploadImage }) {
  const [value, setValue] = useState<readonly UploadedImage[]>(props.value ?? []);
  return <ImageInput label="Front of the card" {...props} value={value} onValueChange={setValue} />;
}

/** Simulates choosing files. */
export function choose(container: HTMLElement, ...files: File[]): void {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  if (input === null) throw new Error('no file input');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
