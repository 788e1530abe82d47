import { ImagePreview, type ImagePreviewProps } from '@fairlot/ui-kit/image-preview';
import type { Openable } from './lazyPart.js';

export interface PictureViewerProps extends Openable, Pick<ImagePreviewProps, 'images' | 'initialIndex'> {}

/** Pictures at full size. Gestures and zoom weigh more than a page, and few pictures are opened: fetch it by `lazySheet`. */
export function PictureViewer({ isOpen, onClose, ...pictures }: PictureViewerProps) {
  return <ImagePreview open={isOpen} onOpenChange={onClose} {...pictures} />;
}
