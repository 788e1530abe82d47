import { useRef, type ReactNode } from 'react';
import type { Uploaded } from './createUploads.js';
import type { UploadFieldProps } from './UploadFrame.js';
import type { useUploads } from './useUploads.js';

export interface AddFilesProps {
  /** The field's props. */
  field: Pick<UploadFieldProps<Uploaded>, 'label' | 'disabled' | 'error'>;
  /** Of `useUploads`. */
  uploads: Pick<ReturnType<typeof useUploads>, 'max' | 'isFull' | 'footId' | 'take'>;
  /** The button's class. */
  className: string;
  /** As for `<input type="file">`. */
  accept: string | undefined;
  /** Opens the camera at once on phones. */
  capture?: 'environment' | 'user' | undefined;
  /** Loads the code that handles chosen files. */
  load: () => Promise<unknown>;
  /** The button's icon and words. */
  children: ReactNode;
}

/** The button that opens the system's file dialog. It is absent while the field is full. */
export function AddFiles({ field, uploads, className, accept, capture, load, children }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {!uploads.isFull && (
        <button
          type="button"
          data-part="add"
          className={className}
          data-invalid={field.error || undefined}
          disabled={field.disabled}
          aria-describedby={uploads.footId}
          onClick={() => {
            // Loaded ahead while the customer looks for a file. A failure is handled when one is chosen.
            load().catch(() => undefined);
            input.current?.click();
          }}
        >
          {children}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={field.label}
        multiple={uploads.max > 1}
        accept={accept}
        capture={capture}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Reset, so that the same file can be chosen again after its removal.
          event.currentTarget.value = '';
          uploads.take(files);
        }}
      />
    </>
  );
}
