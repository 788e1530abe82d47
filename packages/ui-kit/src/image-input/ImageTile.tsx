import type { HTMLAttributes } from 'react';
import { CloseIcon } from '../icon/index.js';
import * as css from './ImageInput.css.js';

export interface ImageTileProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the group, and the picture in it once it has arrived. */
  label: string;
  /** Where to show the picture from: an address, or an object URL that its owner gives back. */
  url: string;
  /** On its way, or failed on it. */
  status?: 'sending' | 'failed' | undefined;
  /** Takes it away, or cancels what is on its way. @default no button */
  onRemove?: (() => void) | undefined;
  /** Names that button. */
  removeLabel: string;
}

/** A picture with what stands above it, and a button that takes it away. */
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
