import type { HTMLAttributes } from 'react';
import { CloseIcon } from '../icon/index.js';
import * as css from './ImageInput.css.js';

export interface ImageTileProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the group, and its picture once that has been uploaded. */
  label: string;
  /** The URL of the picture, or an object URL that its owner revokes. */
  url: string;
  /** Whether it is being sent or has failed. */
  status?: 'sending' | 'failed' | undefined;
  /** Removes the picture, or cancels its upload. @default no button */
  onRemove?: (() => void) | undefined;
  /** The name of that button. */
  removeLabel: string;
}

/** A picture with content over it and a remove button. */
export function ImageTile({ label, url, status, onRemove, removeLabel, children, ...rest }: ImageTileProps) {
  return (
    <div {...rest} role="group" aria-label={label} data-part="tile" className={css.tile} data-status={status}>
      <img
        src={url}
        alt={status ? '' : label}
        data-part="picture"
        className={css.picture}
        draggable={false}
      />
      {children}
      {onRemove && (
        <button
          type="button"
          data-part="remove"
          className={css.remove}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <CloseIcon size="small" />
        </button>
      )}
    </div>
  );
}
