import type { ReactNode } from 'react';
import { CloseIcon, DocumentIcon } from '../icon/index.js';
import * as css from './FileInput.css.js';

export interface FileRowProps {
  /** The file's name on the customer's device. */
  name: string;
  /** The URL that opens it; undefined during the upload. */
  url?: string | undefined;
  /** Removes the file, or cancels its upload. @default no button */
  onRemove?: (() => void) | undefined;
  /** The name of that button. */
  removeLabel: string;
  /** Shown below the name. */
  children: ReactNode;
}

/** A file by its name, with details and a remove button. */
export function FileRow({ name, url, onRemove, removeLabel, children }: FileRowProps) {
  return (
    <li data-part="file" className={css.row}>
      <DocumentIcon />
      <div data-part="words" className={css.words}>
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
      </div>
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
