import { lazy, Suspense, useId, useRef, type ReactNode } from 'react';
import { amountOf, listOf } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { RequiredMark } from '../field/RequiredMark.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue, type ValueProps } from '../field/useOwnValue.js';
import { PlusIcon } from '../icon/index.js';
import type { UploadImage } from '../image-input/imageUploads.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './FileInput.css.js';
import { MIME_TYPES, type FileKind } from './fileKind.js';
import { FileRow } from './FileRow.js';
import { fileSize } from './fileSize.js';
import { loadChosen, useFileUploads, type UploadedFile } from './useFileUploads.js';

const english = {
  addFile: en.addFile,
  removeFile: en.removeFile,
  cancelUpload: en.cancelUpload,
  imageUnreachable: en.imageUnreachable,
};

export interface FileInputProps extends RootProps, ValueProps<readonly UploadedFile[]> {
  /** Always visible; names the group. */
  label: string;
  /** The uploaded files, in the order of choosing. */
  value?: readonly UploadedFile[] | undefined;
  /** Called when a file has been uploaded or removed. */
  onValueChange?: ((value: readonly UploadedFile[]) => void) | undefined;
  /** Uploads one file unchanged; the same function serves an `ImageInput`. */
  upload: UploadImage;
  /** The maximum number of files, 1 or more. @default 9 */
  max?: number;
  /** The allowed kinds, detected by the file's bytes and not by its name. @default any */
  accept?: readonly FileKind[];
  /** The maximum size of one file. @default 20,000,000 */
  maxBytes?: number;
  /** The error message, one sentence; announced when it appears. */
  error?: string | undefined;
  /** Help text that holds before and after choosing. */
  hint?: ReactNode;
  /** Nothing can be added or removed. @default false */
  disabled?: boolean | undefined;
  /** Shows a required mark and announces it. @default false */
  required?: boolean | undefined;
  /** The message for a rejection of `upload`. @default the kit's "Upload failed" */
  describeError?: (error: unknown) => string;
}

const RefusedLines = lazy(() => loadChosen().then((module) => ({ default: module.RefusedLines })));
const PendingFileState = lazy(() => loadChosen().then((module) => ({ default: module.PendingFileState })));

const NO_FILES: readonly UploadedFile[] = [];
const DEFAULT_MAX = 9;
const DEFAULT_MAX_BYTES = 20_000_000;

/**
 * Documents such as statements, contracts and proofs of address: chosen, checked by their bytes, uploaded
 * one by one with progress, and listed by name. Files that are refused are listed by name; the others are
 * kept.
 */
export function FileInput(props: FileInputProps) {
  const { label, upload, disabled = false, maxBytes = DEFAULT_MAX_BYTES } = props;
  const [held, onValueChange, isOwn, reset] = useOwnValue('FileInput', {
    ...props,
    defaultValue: props.defaultValue ?? NO_FILES,
  });
  const value = listOf('FileInput', 'value', held);
  const max = amountOf('FileInput', 'max', props.max ?? DEFAULT_MAX, [1, Infinity], DEFAULT_MAX);
  const accept = props.accept == null ? undefined : listOf('FileInput', 'accept', props.accept);
  const messages = useKitMessages(english);
  const { locale } = useKitLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const uploads = useFileUploads({ label, value, onValueChange, upload, accept, max, maxBytes });
  const inForm = onFormReset(() => {
    reset();
    if (isOwn) uploads.cancelAll();
  });
  /** The removed row or button had the focus. */
  const focusHeading = () => heading.current?.focus();

  return (
    <div
      {...rootOf(props, css.root)}
      role="group"
      aria-labelledby={`${id}-l`}
      aria-describedby={`${id}-f`}
      data-part="file-input"
      // A paste reaches this only from a focused element inside. Text is left to other handlers.
      onPaste={(event) => {
        props.onPaste?.(event);
        const files = [...event.clipboardData.files];
        if (disabled || !files[0]) return;
        event.preventDefault();
        uploads.take(files);
      }}
    >
      <div ref={heading} id={`${id}-l`} tabIndex={-1} data-part="label" className={css.label}>
        {label}
        {props.required ? <RequiredMark /> : null}
      </div>
      <ul ref={inForm} role="list" aria-labelledby={`${id}-l`} data-part="files" className={css.files}>
        {value.map((file) => (
          <FileRow
            key={file.id}
            name={file.name}
            url={file.url}
            removeLabel={fillMessage(messages.removeFile, { name: file.name })}
            onRemove={
              disabled
                ? undefined
                : () => {
                    uploads.remove(file);
                    focusHeading();
                  }
            }
          >
            {file.bytes !== undefined && (
              <span data-part="size" className={css.size}>
                {fileSize(file.bytes, locale)}
              </span>
            )}
          </FileRow>
        ))}
        {uploads.pending.map((file) => (
          <FileRow
            key={`pending ${file.key}`}
            name={file.name}
            removeLabel={`${messages.cancelUpload}: ${file.name}`}
            onRemove={() => {
              uploads.cancel(file.key);
              focusHeading();
            }}
          >
            <Suspense>
              <PendingFileState
                file={file}
                describeError={props.describeError}
                onRetry={() => {
                  uploads.retry(file.key);
                  focusHeading();
                }}
              />
            </Suspense>
          </FileRow>
        ))}
      </ul>
      {value.length + uploads.pending.length < max && (
        <button
          type="button"
          data-part="add"
          className={css.add}
          data-invalid={props.error || undefined}
          disabled={disabled}
          aria-describedby={`${id}-f`}
          onClick={() => {
            // Loaded ahead while the customer looks for a file. A failure is handled when one is chosen.
            loadChosen().catch(() => undefined);
            input.current?.click();
          }}
        >
          <PlusIcon size="small" />
          {messages.addFile}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={max > 1}
        accept={accept?.map((kind) => MIME_TYPES[kind]).join()}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Reset, so that the same file can be chosen again after its removal.
          event.currentTarget.value = '';
          uploads.take(files);
        }}
      />
      <div id={`${id}-f`} data-part="foot" className={css.foot}>
        <div aria-live="polite" data-part="error" className={css.error}>
          {`${props.error || ''}`}
        </div>
        <div aria-live="polite" data-part="error" className={css.error}>
          {uploads.refused.length > 0 && (
            <Suspense>
              <RefusedLines refused={uploads.refused} max={max} maxBytes={maxBytes} />
            </Suspense>
          )}
          {uploads.unsent.map((name, index) => (
            <p key={index} data-part="line" className={css.line}>
              {fillMessage(messages.imageUnreachable, { name })}
            </p>
          ))}
        </div>
        <div data-part="hint" className={css.hint}>
          {props.hint}
        </div>
      </div>
      <div role="status" data-part="heard" className={css.heard}>
        {uploads.heard}
      </div>
    </div>
  );
}
