export { ImagePreview, type ImagePreviewProps, type PreviewedImage } from './ImagePreview.js';
