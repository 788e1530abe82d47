import { RefreshIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import type { PendingFile } from './createUploads.js';
import * as css from './PendingUpload.css.js';

const english = { uploadFailed: en.uploadFailed, retry: en.retry, uploading: en.uploading };

export interface PendingUploadProps {
  /** The file that is being sent or failed. */
  file: PendingFile;
  /** Whether it covers the file's picture; otherwise it is below the name. @default false */
  isOverPicture?: boolean;
  /** The message for the upload's rejection; undefined uses the kit's own sentence. */
  describeError: ((error: unknown) => string) | undefined;
  /** Sends the file again. */
  onRetry: () => void;
}

/** A file that is being sent: its progress, or why it failed, with a retry. */
export function PendingUpload({ file, isOverPicture = false, describeError, onRetry }: PendingUploadProps) {
  const messages = useKitMessages(english);
  return (
    <div data-part="pending" className={isOverPicture ? css.cover : css.line}>
      {file.status === 'sending' ? (
        <progress
          data-part="progress"
          className={css.progress}
          aria-label={fillMessage(messages.uploading, { name: file.name })}
          max={1}
          {...(file.progress === null ? {} : { value: file.progress })}
        />
      ) : (
        <>
          <span role="alert" data-part="failure" className={css.failure}>
            {describeError?.(file.error) ?? messages.uploadFailed}
          </span>
          <button
            type="button"
            data-part="retry"
            className={css.retry}
            aria-label={`${messages.retry}: ${file.name}`}
            onClick={onRetry}
          >
            <RefreshIcon size="small" />
            {messages.retry}
          </button>
        </>
      )}
    </div>
  );
}
