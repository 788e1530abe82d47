import { ImagePreview, type ImagePreviewProps } from '@fairlot/ui-kit/image-preview';
import type { Openable } from './lazyPart.js';

export interface PictureViewerProps extends Openable, Pick<ImagePreviewProps, 'images' | 'defaultIndex'> {}

/** Pictures at full size. Its code is larger than a page and rarely needed, so load it with `lazySheet`. */
export function PictureViewer({ isOpen, onClose, ...pictures }: PictureViewerProps) {
  return <ImagePreview open={isOpen} onOpenChange={onClose} {...pictures} />;
}
