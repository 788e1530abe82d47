import { ArrowRightIcon, BackIcon, CloseIcon, RefreshIcon } from '../icon/index.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as css from './ImageInput.css.js';
import type { PendingImage, UploadedImage } from './imageUploads.js';

export interface UploadedTileProps {
  image: UploadedImage;
  index: number;
  count: number;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  onEnlarge: () => void;
}

/** The drag's own type, so that text or a file dragged over a tile is not taken for an image of this field. */
const DRAG_TYPE = 'application/x-uk-image';

/** An image that arrived: shown, enlarged, moved by buttons or by dragging, removed. */
export function UploadedTile({
  image,
  index,
  count,
  disabled,
  onMove,
  onRemove,
  onEnlarge,
}: UploadedTileProps) {
  const messages = useKitMessages();
  const name = fillMessage(messages.imageNumber, { index: index + 1, count });
  return (
    <div
      role="group"
      aria-label={name}
      className={css.tile}
      draggable={!disabled && count > 1}
      onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, String(index))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(DRAG_TYPE);
        if (from !== '') onMove(Number(from), index);
      }}
    >
      <img src={image.url} alt={name} className={css.picture} draggable={false} />
      <button
        type="button"
        className={css.enlarge}
        aria-label={fillMessage(messages.enlargeImage, { index: index + 1 })}
        onClick={onEnlarge}
      />
      {disabled ? null : (
        <>
          <button type="button" className={css.remove} aria-label={messages.removeImage} onClick={onRemove}>
            <CloseIcon size="small" />
          </button>
          {count > 1 ? (
            <div className={css.moves}>
              <button
                type="button"
                className={css.move}
                aria-label={messages.moveEarlier}
                // Not `disabled`: the focus would be lost when the first place is reached.
                aria-disabled={index === 0}
                onClick={() => onMove(index, index - 1)}
              >
                <BackIcon size="small" />
              </button>
              <button
                type="button"
                className={css.move}
                aria-label={messages.moveLater}
                aria-disabled={index === count - 1}
                onClick={() => onMove(index, index + 1)}
              >
                <ArrowRightIcon size="small" />
              </button>
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}

export interface PendingTileProps {
  image: PendingImage;
  isDocument: boolean;
  describeError: ((error: unknown) => string) | undefined;
  onRetry: () => void;
  onCancel: () => void;
}

/** An image on its way, with its progress, or one that did not arrive, with a way to try again. */
export function PendingTile({ image, isDocument, describeError, onRetry, onCancel }: PendingTileProps) {
  const messages = useKitMessages();
  const hasFailed = image.status === 'failed';
  const hint = image.hint === 'dark' ? messages.imageDark : messages.imageSmall;
  return (
    <div role="group" aria-label={image.name} className={css.tile} data-failed={hasFailed || undefined}>
      <img src={image.previewUrl} alt="" className={css.picture} data-faded="" draggable={false} />
      <div className={css.cover}>
        {hasFailed ? (
          <>
            <span role="alert" className={css.failure}>
              {describeError?.(image.error) ?? messages.uploadFailed}
            </span>
            <button type="button" className={css.retry} onClick={onRetry}>
              <RefreshIcon size="small" />
              {messages.retry}
            </button>
          </>
        ) : (
          <>
            <progress
              className={css.progress}
              aria-label={`${messages.uploading}: ${image.name}`}
              max={1}
              {...(image.progress === null ? {} : { value: image.progress })}
            />
            {isDocument && image.hint !== undefined ? <span role="status">{hint}</span> : null}
          </>
        )}
      </div>
      <button type="button" className={css.remove} aria-label={messages.cancelUpload} onClick={onCancel}>
        <CloseIcon size="small" />
      </button>
    </div>
  );
}
