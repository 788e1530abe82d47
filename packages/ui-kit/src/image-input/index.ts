export { ImageInput, type ImageInputProps } from './ImageInput.js';
export { type ImageKind } from './imageKind.js';
export { type UploadContext, type UploadedImage, type UploadImage } from './imageUploads.js';
export { type RefusedImage, type RefusedImageReason } from './pickImages.js';
export { MAX_EDGE_PX, prepareImage, type ImageHint, type PreparedImage } from './prepareImage.js';
