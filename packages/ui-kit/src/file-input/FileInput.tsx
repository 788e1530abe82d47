import { lazy, Suspense } from 'react';
import { listOf } from '../checks/usable.js';
import { PlusIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { AddFiles } from '../upload/AddFiles.js';
import type { Upload, Uploaded } from '../upload/createUploads.js';
import { UploadFrame, type UploadFieldProps } from '../upload/UploadFrame.js';
import { useUploads } from '../upload/useUploads.js';
import * as css from './FileInput.css.js';
import { MIME_TYPES, type FileKind } from './fileKind.js';
import { FileRow } from './FileRow.js';
import { fileSize } from './fileSize.js';
import type { RefusedFile } from './pickFiles.js';

const english = { addFile: en.addFile, removeFile: en.removeFile, cancelUpload: en.cancelUpload };

/** An uploaded file. */
export interface UploadedFile extends Uploaded {
  /** The file's name on the customer's device. */
  readonly name: string;
  /** The file's size. Undefined is not shown. */
  readonly bytes?: number | undefined;
}

export interface FileInputProps extends UploadFieldProps<UploadedFile> {
  /** The uploaded files, in the order of choosing. */
  value?: readonly UploadedFile[] | undefined;
  /** Called with all files when one was uploaded or removed. */
  onValueChange?: ((value: readonly UploadedFile[]) => void) | undefined;
  /** Uploads one file, unchanged. The same function can serve an `ImageInput`. */
  upload: Upload;
  /** The allowed kinds, detected by the file's bytes and not by its name. @default any, unchecked */
  accept?: readonly FileKind[] | undefined;
  /** The maximum size of one file. Larger ones are refused. @default 20,000,000 */
  maxBytes?: number | undefined;
}

/** Loaded when a file is first chosen: checking it, sending it, showing its progress. */
const loadChosen = () => import('./chosenFiles.js');
const RefusedLines = lazy(() => loadChosen().then((module) => ({ default: module.RefusedLines })));
const PendingUpload = lazy(() => loadChosen().then((module) => ({ default: module.PendingUpload })));

const DEFAULT_MAX_BYTES = 20_000_000;

/**
 * Files that the customer chooses or pastes. They are uploaded with progress and can be opened and removed. Refused
 * files are listed by name and reason; the others are kept.
 */
export function FileInput(props: FileInputProps) {
  const { disabled = false, maxBytes = DEFAULT_MAX_BYTES } = props;
  const accept = props.accept == null ? undefined : listOf('FileInput', 'accept', props.accept);
  const messages = useKitMessages(english);
  const { locale } = useKitLocale();
  const uploads = useUploads<UploadedFile, RefusedFile>('FileInput', props, {
    load: loadChosen,
    pick: async (files, room) => (await loadChosen()).pickFiles(files, { room, accept, maxBytes }),
    toItem: (uploaded, { name, size }) => ({ ...uploaded, name, bytes: size }),
  });
  const { value, max, pending, inFormRef, labelId } = uploads;

  return (
    <UploadFrame
      field={props}
      className={css.root}
      part="file-input"
      uploads={uploads}
      notes={
        uploads.notes.length > 0 && <RefusedLines refused={uploads.notes} max={max} maxBytes={maxBytes} />
      }
    >
      <ul ref={inFormRef} role="list" aria-labelledby={labelId} data-part="files" className={css.files}>
        {value.map((file) => (
          <FileRow
            key={file.id}
            name={file.name}
            url={file.url}
            removeLabel={fillMessage(messages.removeFile, { name: file.name })}
            onRemove={disabled ? undefined : () => uploads.remove(file)}
          >
            {file.bytes !== undefined && (
              <span data-part="size" className={css.size}>
                {fileSize(file.bytes, locale)}
              </span>
            )}
          </FileRow>
        ))}
        {pending.map((file) => (
          <FileRow
            key={`pending ${file.key}`}
            name={file.name}
            removeLabel={`${messages.cancelUpload}: ${file.name}`}
            onRemove={() => uploads.cancel(file.key)}
          >
            <Suspense>
              <PendingUpload
                file={file}
                describeError={props.describeError}
                onRetry={() => uploads.retry(file.key)}
              />
            </Suspense>
          </FileRow>
        ))}
      </ul>
      <AddFiles
        field={props}
        uploads={uploads}
        className={css.add}
        accept={accept?.map((kind) => MIME_TYPES[kind]).join()}
        load={loadChosen}
      >
        <PlusIcon size="small" />
        {messages.addFile}
      </AddFiles>
    </UploadFrame>
  );
}
