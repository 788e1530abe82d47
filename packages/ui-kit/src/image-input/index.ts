export { ImageInput, type ImageInputProps } from './ImageInput.js';
export { type ImageKind } from './imageKind.js';
export {
  type Upload as UploadImage,
  type UploadContext,
  type Uploaded as UploadedImage,
} from '../upload/createUploads.js';
export { prepareImage, type ImageHint, type PreparedImage } from './prepareImage.js';
