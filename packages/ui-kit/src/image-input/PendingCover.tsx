import { RefreshIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import type { PendingImage } from './imageUploads.js';
import * as css from './PendingCover.css.js';

const english = {
  uploadFailed: en.uploadFailed,
  retry: en.retry,
  uploading: en.uploading,
};

export interface PendingCoverProps {
  /** The image that is being sent or failed. */
  image: PendingImage;
  /** The message for the upload's rejection; undefined uses the kit's own sentence. */
  describeError: ((error: unknown) => string) | undefined;
  /** Sends the image again. */
  onRetry: () => void;
}

/** Covers an image that is being sent: its progress, or why it failed, with a retry. */
export function PendingCover({ image, describeError, onRetry }: PendingCoverProps) {
  const messages = useKitMessages(english);
  return (
    <div data-part="cover" className={css.cover}>
      {image.status === 'failed' ? (
        <>
          <span role="alert" data-part="failure" className={css.failure}>
            {describeError?.(image.error) ?? messages.uploadFailed}
          </span>
          <button type="button" data-part="retry" className={css.retry} onClick={onRetry}>
            <RefreshIcon size="small" />
            {messages.retry}
          </button>
        </>
      ) : (
        <progress
          data-part="progress"
          className={css.progress}
          aria-label={fillMessage(messages.uploading, { name: image.name })}
          max={1}
          {...(image.progress === null ? {} : { value: image.progress })}
        />
      )}
    </div>
  );
}
