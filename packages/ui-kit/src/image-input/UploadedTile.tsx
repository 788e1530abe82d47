import type { ReactNode, RefObject } from 'react';
import { BackIcon, ChevronRightIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as css from './ImageInput.css.js';
import { ImageTile } from './ImageTile.js';
import type { UploadedImage } from './imageUploads.js';

const english = {
  imageNumber: en.imageNumber,
  enlargeImage: en.enlargeImage,
  removeImage: en.removeImage,
  moveEarlier: en.moveEarlier,
  moveLater: en.moveLater,
};

export interface UploadedTileProps {
  /** Which image of this field is being dragged, by its place. Text, files and other fields' images leave it empty. */
  draggedRef: RefObject<number | undefined>;
  /** What the server has. */
  image: UploadedImage;
  /** Its place among the images of the field, from 0. */
  index: number;
  /** How many images the field has. */
  count: number;
  /** Can be enlarged, but neither moved nor removed. */
  disabled: boolean;
  /** Puts the image at place `from` at place `to`, both from 0; a `to` beyond the ends is the owner's to ignore. */
  onMove: (from: number, to: number) => void;
  /** Takes it out of the field. */
  onRemove: () => void;
  /** Shows it large. */
  onEnlarge: () => void;
}

/** An image that arrived: shown, enlarged, moved by buttons or by dragging, removed. */
export function UploadedTile({
  draggedRef,
  image,
  index,
  count,
  disabled,
  onMove,
  onRemove,
  onEnlarge,
}: UploadedTileProps) {
  const messages = useKitMessages(english);
  const name = fillMessage(messages.imageNumber, { index: index + 1, count });
  const canMove = !disabled && count > 1;
  const move = (to: number, label: string, picture: ReactNode) => (
    <button
      type="button"
      data-part="move"
      className={css.move}
      aria-label={label}
      // Not `disabled`: the focus would be lost when the first or last place is reached.
      aria-disabled={to < 0 || to === count}
      onClick={() => onMove(index, to)}
    >
      {picture}
    </button>
  );
  return (
    <ImageTile
      label={name}
      url={image.url}
      onRemove={disabled ? undefined : onRemove}
      removeLabel={messages.removeImage}
      draggable={canMove}
      onDragStart={(event) => {
        draggedRef.current = index;
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData('uk-image', name);
      }}
      onDragEnd={() => {
        draggedRef.current = undefined;
      }}
      onDragOver={(event) => {
        if (draggedRef.current !== undefined) event.preventDefault();
      }}
      onDrop={() => {
        if (draggedRef.current !== undefined) onMove(draggedRef.current, index);
      }}
    >
      <button
        type="button"
        data-part="enlarge"
        className={css.enlarge}
        aria-label={fillMessage(messages.enlargeImage, { index: index + 1 })}
        onClick={onEnlarge}
      />
      {canMove && (
        <div data-part="moves" className={css.moves}>
          {move(index - 1, messages.moveEarlier, <BackIcon size="small" />)}
          {move(index + 1, messages.moveLater, <ChevronRightIcon size="small" />)}
        </div>
      )}
    </ImageTile>
  );
}
