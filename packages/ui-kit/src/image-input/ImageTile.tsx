import type { HTMLAttributes } from 'react';
import { CloseIcon } from '../icon/index.js';
import * as css from './ImageInput.css.js';

export interface ImageTileProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the group, and the picture in it once it has arrived. */
  label: string;
  url: string;
  /** On its way, or failed on it. */
  status?: 'sending' | 'failed' | undefined;
  /** @default no button */
  onRemove?: (() => void) | undefined;
  removeLabel: string;
}

/** A picture with what stands above it, and a button that takes it away. */
export function ImageTile({ label, url, status, onRemove, removeLabel, children, ...rest }: ImageTileProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={css.tile} data-status={status}>
      <img src={url} alt={status ? '' : label} className={css.picture} draggable={false} />
      {children}
      {onRemove && (
        <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size="small" />
        </button>
      )}
    </div>
  );
}
