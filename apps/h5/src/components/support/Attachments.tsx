import { ImageInput, type ImageInputProps, type UploadedImage } from '@fairlot/ui-kit/image-input';
import { useT } from '../../i18n/index.js';
import { uploadImage } from '../../queries/uploadQueries.js';
import { describeError } from '../describeError.js';

const MAX_PICTURES = 4;
const upload = uploadImage('chat');

const focus = (element: HTMLElement | null) => element?.focus();

export type Attachment = UploadedImage;

/** The pictures attached to a message. */
export function Attachments(props: Pick<ImageInputProps, 'value' | 'onValueChange' | 'onPendingChange'>) {
  const t = useT();
  return (
    // The button that opened it is gone.
    <div ref={focus} tabIndex={-1}>
      <ImageInput
        {...props}
        label={t('support.pictures')}
        max={MAX_PICTURES}
        upload={upload}
        describeError={(error) => describeError(error).join(' ')}
      />
    </div>
  );
}
