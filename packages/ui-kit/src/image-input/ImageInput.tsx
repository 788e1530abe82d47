import { lazy, Suspense, useRef, useState } from 'react';
import { listOf } from '../checks/usable.js';
import { CameraIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { AddFiles } from '../upload/AddFiles.js';
import type { Upload, Uploaded } from '../upload/createUploads.js';
import { UploadFrame, type UploadFieldProps } from '../upload/UploadFrame.js';
import { useUploads } from '../upload/useUploads.js';
import * as css from './ImageInput.css.js';
import type { ImageKind } from './imageKind.js';
import { ImageTile } from './ImageTile.js';
import type { ImageRemark } from './RemarkLines.js';
import { UploadedTile } from './UploadedTile.js';

const english = {
  cancelUpload: en.cancelUpload,
  imageMoved: en.imageMoved,
  addImage: en.addImage,
  imageNumber: en.imageNumber,
};

export interface ImageInputProps extends UploadFieldProps<Uploaded> {
  /** The uploaded images, in the customer's order. */
  value?: readonly Uploaded[] | undefined;
  /** Called with all images when one was uploaded, removed or moved. */
  onValueChange?: ((value: readonly Uploaded[]) => void) | undefined;
  /** Uploads one file. It receives a JPEG or PNG of at most 2,000 px a side, without the place and time of a photo. */
  upload: Upload;
  /** The allowed kinds, detected by the file's bytes and not by its name. @default jpeg, png, webp */
  accept?: readonly ImageKind[] | undefined;
  /** The maximum size of a chosen file, before it is reduced. Larger ones are refused. @default 20,000,000 */
  maxBytes?: number | undefined;
  /** The minimum length of the shorter side, in the picture's own pixels. Smaller ones are refused. @default none */
  minEdgePx?: number | undefined;
  /** Opens a phone's camera at once: the back one (`environment`) or the front one. @default the customer chooses */
  capture?: 'environment' | 'user' | undefined;
  /** Whether to warn of a picture that may be too dark or too small to read; it is taken. @default false */
  isDocument?: boolean | undefined;
}

/** Loaded when a picture is first enlarged. */
const ImagePreview = lazy(() =>
  import('../image-preview/index.js').then((module) => ({ default: module.ImagePreview })),
);

/** Loaded when a picture is first chosen: checking it, reducing it, showing its progress. */
const loadChosen = () => import('./chosenImages.js');
const RemarkLines = lazy(() => loadChosen().then((module) => ({ default: module.RemarkLines })));
const PendingUpload = lazy(() => loadChosen().then((module) => ({ default: module.PendingUpload })));

const ALL_KINDS: readonly ImageKind[] = ['jpeg', 'png', 'webp'];
const DEFAULT_MAX_BYTES = 20_000_000;

/**
 * Photos that the customer chooses, takes or pastes. They are checked, reduced and uploaded with progress, and can be
 * enlarged, moved and removed. Refused files are listed by name and reason; the others are kept.
 */
export function ImageInput(props: ImageInputProps) {
  const { disabled = false, maxBytes = DEFAULT_MAX_BYTES, minEdgePx } = props;
  const accept = listOf('ImageInput', 'accept', props.accept ?? ALL_KINDS);
  const messages = useKitMessages(english);
  const dragged = useRef<number>(undefined);
  const [preview, setPreview] = useState<{ index: number; isOpen: boolean }>();
  const uploads = useUploads<Uploaded, ImageRemark>('ImageInput', props, {
    load: loadChosen,
    pick: async (files, room) =>
      (await loadChosen()).pickImages(files, { room, accept, maxBytes, minEdgePx }),
    prepare: async (chosen, remark) => {
      const { file, hint } = await (await loadChosen()).prepareImage(chosen);
      if (props.isDocument && hint !== undefined) remark({ name: chosen.name, reason: hint });
      return file;
    },
    toItem: (uploaded) => uploaded,
  });
  const { value, max, pending, inFormRef } = uploads;
  const move = (from: number, to: number) => {
    const next = [...value];
    const [image] = next.splice(from, 1);
    if (!image || to < 0 || to > next.length) return;
    next.splice(to, 0, image);
    uploads.change(next);
    uploads.say(fillMessage(messages.imageMoved, { index: to + 1, count: value.length }));
  };

  return (
    <UploadFrame
      field={props}
      className={css.root}
      part="image-input"
      uploads={uploads}
      notes={
        uploads.notes.length > 0 && (
          <RemarkLines remarks={uploads.notes} max={max} maxBytes={maxBytes} minEdgePx={minEdgePx} />
        )
      }
    >
      <div ref={inFormRef} data-part="tiles" className={css.tiles}>
        {value.map((image, index) => (
          <UploadedTile
            key={image.id}
            draggedRef={dragged}
            image={image}
            index={index}
            count={value.length}
            disabled={disabled}
            onMove={move}
            onEnlarge={() => setPreview({ index, isOpen: true })}
            onRemove={() => uploads.remove(image)}
          />
        ))}
        {pending.map((image) => (
          <ImageTile
            key={image.key}
            label={image.name}
            url={image.previewUrl}
            status={image.status}
            removeLabel={messages.cancelUpload}
            onRemove={() => uploads.cancel(image.key)}
          >
            <Suspense>
              <PendingUpload
                file={image}
                isOverPicture
                describeError={props.describeError}
                onRetry={() => uploads.retry(image.key)}
              />
            </Suspense>
          </ImageTile>
        ))}
        <AddFiles
          field={props}
          uploads={uploads}
          className={css.add}
          accept={accept.map((kind) => `image/${kind}`).join()}
          capture={props.capture}
          load={loadChosen}
        >
          <CameraIcon />
          {messages.addImage}
        </AddFiles>
      </div>
      {preview && (
        <Suspense>
          <ImagePreview
            open={preview.isOpen && value.length > 0}
            onOpenChange={(isOpen) => setPreview({ ...preview, isOpen })}
            defaultIndex={preview.index}
            images={value.map(({ url }, index) => ({
              url,
              alt: fillMessage(messages.imageNumber, { index: index + 1, count: value.length }),
            }))}
          />
        </Suspense>
      )}
    </UploadFrame>
  );
}
