import type { ReactNode } from 'react';
import { CloseIcon, DocumentIcon } from '../icon/index.js';
import * as css from './FileInput.css.js';

export interface FileRowProps {
  /** As it was called where it was chosen. */
  name: string;
  /** Where to open it; on its way it has no such place yet. */
  url?: string | undefined;
  /** Takes it away, or cancels what is on its way. @default no button */
  onRemove?: (() => void) | undefined;
  /** Names that button. */
  removeLabel: string;
  /** Below the name. */
  children: ReactNode;
}

/** A file by its name, with what there is to say of it, and a button that takes it away. */
export function FileRow({ name, url, onRemove, removeLabel, children }: FileRowProps) {
  return (
    <li data-part="file" className={css.row}>
      <DocumentIcon />
      <span data-part="words" className={css.words}>
        {url === undefined ? (
          <span data-part="name" className={css.name}>
            {name}
          </span>
        ) : (
          <a data-part="name" className={css.name} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        )}
        {children}
      </span>
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
    </li>
  );
}
