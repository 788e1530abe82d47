import { Suspense, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { RequiredMark } from '../field/RequiredMark.js';
import type { ValueProps } from '../hooks/useOwnValue.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import type { Upload, Uploaded } from './createUploads.js';
import * as css from './UploadFrame.css.js';
import type { useUploads } from './useUploads.js';

type FieldUploads = Pick<
  ReturnType<typeof useUploads>,
  'unsent' | 'heard' | 'labelRef' | 'labelId' | 'footId' | 'take'
>;

const english = { imageUnreachable: en.imageUnreachable };

/** The props that every field for files has. */
export interface UploadFieldProps<Item extends Uploaded> extends RootProps, ValueProps<readonly Item[]> {
  /** The visible label, and the accessible name of the group. */
  label: string;
  /** The maximum number of files, 1 or more. A full field has no add button and refuses further files. @default 9 */
  max?: number | undefined;
  /** Uploads one file and resolves with its id and URL. */
  upload: Upload;
  /**
   * Called with the number of chosen files that are not in the value, because they are being sent or have failed: at
   * first, and whenever it changes. A form can wait for them.
   */
  onPendingChange?: ((count: number) => void) | undefined;
  /** The error message, one sentence; announced when it appears. @default none */
  error?: string | undefined;
  /** Help text, valid before and after a choice. @default none */
  hint?: ReactNode;
  /** Whether nothing can be added, moved or removed. @default false */
  disabled?: boolean | undefined;
  /** Shows a required mark and announces it. It validates nothing. @default false */
  required?: boolean | undefined;
  /** The message for a rejection of `upload`, one sentence. @default the kit's "Upload failed" */
  describeError?: ((error: unknown) => string) | undefined;
}

export interface UploadFrameProps {
  /** The field's props; those of a root element are passed on. */
  field: Omit<UploadFieldProps<Uploaded>, keyof ValueProps<unknown>>;
  /** The root's class. */
  className: string;
  /** The root's `data-part`. */
  part: string;
  /** Of `useUploads`. */
  uploads: FieldUploads;
  /** The messages about the last choice. */
  notes: ReactNode;
  /** The files and the button that adds one. */
  children: ReactNode;
}

/** The frame of a field for files: label, content, messages, announcements. A paste inside adds files. */
export function UploadFrame({ field, className, part, uploads, notes, children }: UploadFrameProps) {
  const messages = useKitMessages(english);
  const { labelRef, labelId, footId } = uploads;
  return (
    <div
      {...rootOf(field, className)}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={footId}
      data-part={part}
      // A paste reaches this only from a focused element inside. Text is left to other handlers.
      onPaste={(event) => {
        field.onPaste?.(event);
        const files = [...event.clipboardData.files];
        if (field.disabled || !files[0]) return;
        event.preventDefault();
        uploads.take(files);
      }}
    >
      <div ref={labelRef} id={labelId} tabIndex={-1} data-part="label" className={css.label}>
        {field.label}
        {field.required ? <RequiredMark /> : null}
      </div>
      {children}
      <div id={footId} data-part="foot" className={css.foot}>
        <div aria-live="polite" data-part="error" className={css.error}>
          {`${field.error || ''}`}
        </div>
        <div aria-live="polite" data-part="error" className={css.error}>
          <Suspense>{notes}</Suspense>
          {uploads.unsent.map((name, index) => (
            <p key={index} data-part="line" className={css.line}>
              {fillMessage(messages.imageUnreachable, { name })}
            </p>
          ))}
        </div>
        <div data-part="hint" className={css.hint}>
          {field.hint}
        </div>
      </div>
      <div role="status" data-part="heard" className={css.heard}>
        {uploads.heard}
      </div>
    </div>
  );
}
