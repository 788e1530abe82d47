import type { ReactNode, RefObject } from 'react';
import { BackIcon, ChevronRightIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import type { Uploaded } from '../upload/createUploads.js';
import * as css from './ImageInput.css.js';
import { ImageTile } from './ImageTile.js';

const english = {
  imageNumber: en.imageNumber,
  enlargeImage: en.enlargeImage,
  removeImage: en.removeImage,
  moveEarlier: en.moveEarlier,
  moveLater: en.moveLater,
};

export interface UploadedTileProps {
  /**
   * The index of the image of this field that is being dragged. Undefined while text, files or another field's image
   * are dragged.
   */
  draggedRef: RefObject<number | undefined>;
  /** The image, as uploaded. */
  image: Uploaded;
  /** The index of the image in the field, from 0. */
  index: number;
  /** How many images the field has. */
  count: number;
  /** Whether it can only be enlarged, not moved or removed. */
  disabled: boolean;
  /** Moves the image from index `from` to index `to`, both from 0. The owner ignores a `to` out of range. */
  onMove: (from: number, to: number) => void;
  /** Removes the image from the field. */
  onRemove: () => void;
  /** Shows the image enlarged. */
  onEnlarge: () => void;
}

/** An uploaded image, which can be enlarged, moved by buttons or by dragging, and removed. */
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
      // Not `disabled`, which would lose the focus at the first or last position.
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
        // Firefox starts no drag without data.
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
