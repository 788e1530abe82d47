import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { CameraIcon } from '../icon/index.js';
import { fillMessage, useKitMessages, type KitMessages } from '../messages/index.js';
import * as css from './ImageInput.css.js';
import type { ImageKind } from './imageKind.js';
import { createImageUploads, type UploadedImage, type UploadImage } from './imageUploads.js';
import { PendingTile, UploadedTile } from './ImageTiles.js';
import { pickImages, type RefusedImage } from './pickImages.js';
import { prepareImage } from './prepareImage.js';

export interface ImageInputProps {
  /** Always visible; names the group. */
  label: string;
  /** Images that have arrived, in order. */
  value: readonly UploadedImage[];
  onValueChange: (value: readonly UploadedImage[]) => void;
  /** Sends one file; called with the picture made smaller and without its place and time. */
  upload: UploadImage;
  /** Most images. 1 or more. @default 9 */
  max?: number;
  /** @default jpeg, png, webp */
  accept?: readonly ImageKind[];
  /** Of one chosen file, before it is made smaller. @default 20,000,000 */
  maxBytes?: number;
  /** Opens the camera at once on phones. */
  capture?: 'environment' | 'user';
  /** Says when a picture may be too dark or too small to be read. @default false */
  isDocument?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** What to say when `upload` rejects. @default the kit's "Upload failed" */
  describeError?: (error: unknown) => string;
}

/** Only who enlarges a picture loads what that needs. */
const ImagePreview = lazy(() =>
  import('../image-preview/index.js').then((module) => ({ default: module.ImagePreview })),
);

const ALL_KINDS: readonly ImageKind[] = ['jpeg', 'png', 'webp'];
const DEFAULT_MAX = 9;
const DEFAULT_MAX_BYTES = 20_000_000;

/**
 * Photos and documents: chosen, checked by their bytes, made smaller, sent one by one with progress, and put in order.
 * What cannot be taken is refused by name, and the rest is kept.
 */
export function ImageInput(props: ImageInputProps) {
  const { label, value, onValueChange, upload, disabled = false } = props;
  const { max = DEFAULT_MAX, accept = ALL_KINDS, maxBytes = DEFAULT_MAX_BYTES } = props;
  const messages = useKitMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [uploads] = useState(createImageUploads);
  const pending = useSyncExternalStore(uploads.subscribe, uploads.getPending, uploads.getPending);
  const [refused, setRefused] = useState<readonly RefusedImage[]>([]);
  const [arrived, setArrived] = useState('');
  const [preview, setPreview] = useState({ index: 0, isOpen: false, isWanted: false });
  // Two images may arrive between two renderings; neither may overwrite the other.
  const latest = useRef({ value, onValueChange });
  useEffect(() => {
    latest.current = { value, onValueChange };
  }, [value, onValueChange]);
  useEffect(() => {
    const retry = () => uploads.retryAll();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      uploads.cancelAll();
    };
  }, [uploads]);

  const emit = (next: readonly UploadedImage[]) => {
    const { onValueChange: tell } = latest.current;
    latest.current = { value: next, onValueChange: tell };
    tell(next);
  };
  const choose = async (files: readonly File[]) => {
    const room = max - latest.current.value.length - uploads.getPending().length;
    const picked = await pickImages(files, { room, accept, maxBytes });
    setRefused(picked.refused);
    uploads.add(picked.accepted, {
      prepare: prepareImage,
      upload,
      onUploaded: (image, name) => {
        emit([...latest.current.value, image]);
        setArrived(fillMessage(messages.imageUploaded, { name }));
      },
    });
  };
  const move = (from: number, to: number) => {
    const next = [...value];
    const [image] = next.splice(from, 1);
    if (image === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, image);
    emit(next);
    setArrived(fillMessage(messages.imageMoved, { index: to + 1, count: value.length }));
  };

  const isFull = value.length + pending.length >= max;
  const hasError = props.error !== undefined && props.error !== '';
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-foot`} className={css.root}>
      <div id={`${id}-label`} className={css.label}>
        {label}
        {props.required ? (
          <span aria-hidden="true" className={css.requiredMark}>
            *
          </span>
        ) : null}
      </div>
      <div className={css.tiles}>
        {value.map((image, index) => (
          <UploadedTile
            key={image.id}
            image={image}
            index={index}
            count={value.length}
            disabled={disabled}
            onMove={move}
            onEnlarge={() => setPreview({ index, isOpen: true, isWanted: true })}
            onRemove={() => emit(value.filter((other) => other.id !== image.id))}
          />
        ))}
        {pending.map((image) => (
          <PendingTile
            key={image.key}
            image={image}
            isDocument={props.isDocument === true}
            describeError={props.describeError}
            onRetry={() => uploads.retry(image.key)}
            onCancel={() => uploads.cancel(image.key)}
          />
        ))}
        {isFull ? null : (
          <button
            type="button"
            className={css.add}
            data-invalid={hasError || undefined}
            disabled={disabled}
            aria-describedby={`${id}-foot`}
            onClick={() => input.current?.click()}
          >
            <CameraIcon />
            {messages.addImage}
          </button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          multiple={max > 1}
          accept={accept.map((kind) => `image/${kind}`).join(',')}
          capture={props.capture}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // Emptied, so that the same file can be chosen again after it was removed.
            event.currentTarget.value = '';
            void choose(files);
          }}
        />
      </div>
      <div id={`${id}-foot`} className={css.foot}>
        <div aria-live="polite" className={css.error}>
          {hasError ? props.error : null}
        </div>
        <div aria-live="polite" className={css.error}>
          {refused.map((file, index) => (
            <p key={index} className={css.line}>
              {refusalText(file, { max, maxBytes }, messages)}
            </p>
          ))}
        </div>
        <div>{props.hint}</div>
      </div>
      <div role="status" className={css.heard}>
        {arrived}
      </div>
      {preview.isWanted ? (
        <Suspense fallback={null}>
          <ImagePreview
            open={preview.isOpen && value.length > 0}
            onOpenChange={(isOpen) => setPreview({ ...preview, isOpen })}
            initialIndex={preview.index}
            images={value.map(({ url }, index) => ({
              url,
              alt: fillMessage(messages.imageNumber, { index: index + 1, count: value.length }),
            }))}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const REFUSALS = {
  tooMany: 'imageTooMany',
  notAnImage: 'imageWrongKind',
  tooLarge: 'imageTooLarge',
  empty: 'imageDamaged',
  cutOff: 'imageDamaged',
} as const;

function refusalText(
  { name, reason }: RefusedImage,
  { max, maxBytes }: { max: number; maxBytes: number },
  messages: KitMessages,
): string {
  const limit = reason === 'tooLarge' ? inMegabytes(maxBytes) : max;
  return fillMessage(messages[REFUSALS[reason]], { name, max: limit });
}

function inMegabytes(bytes: number): string {
  const locale = document.documentElement.lang || 'en';
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`;
}
