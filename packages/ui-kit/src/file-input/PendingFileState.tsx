import { RefreshIcon } from '../icon/index.js';
import type { PendingImage } from '../image-input/imageUploads.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as css from './PendingFileState.css.js';

const english = { uploadFailed: en.uploadFailed, retry: en.retry, uploading: en.uploading };

export interface PendingFileStateProps {
  /** The file that is being sent or failed. */
  file: PendingImage;
  /** The message for the upload's rejection; undefined uses the kit's own sentence. */
  describeError: ((error: unknown) => string) | undefined;
  /** Sends the file again. */
  onRetry: () => void;
}

/** Below the name of a file that is being sent: its progress, or why it failed, with a retry. */
export function PendingFileState({ file, describeError, onRetry }: PendingFileStateProps) {
  const messages = useKitMessages(english);
  if (file.status === 'sending')
    return (
      <progress
        data-part="progress"
        className={css.progress}
        aria-label={fillMessage(messages.uploading, { name: file.name })}
        max={1}
        {...(file.progress === null ? {} : { value: file.progress })}
      />
    );
  return (
    <span data-part="failed" className={css.failed}>
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
    </span>
  );
}
