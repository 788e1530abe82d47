import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { onOnline } from '../dom/page.js';
import { amountOf, listOf } from '../checks/usable.js';
import { RequiredMark } from '../field/RequiredMark.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue, type ValueProps } from '../field/useOwnValue.js';
import { CameraIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './ImageInput.css.js';
import type { ImageKind } from './imageKind.js';
import { ImageTile } from './ImageTile.js';
import type { ImageUploads, PendingImage, UploadedImage, UploadImage } from './imageUploads.js';
import type { ImageRemark } from './RemarkLines.js';
import { UploadedTile } from './UploadedTile.js';

const english = {
  cancelUpload: en.cancelUpload,
  imageMoved: en.imageMoved,
  addImage: en.addImage,
  imageNumber: en.imageNumber,
  imageUnreachable: en.imageUnreachable,
};

export interface ImageInputProps extends RootProps, ValueProps<readonly UploadedImage[]> {
  /** Always visible; names the group. */
  label: string;
  /** The uploaded images, in order. */
  value?: readonly UploadedImage[] | undefined;
  /** Called when an image has been uploaded, removed or moved. */
  onValueChange?: ((value: readonly UploadedImage[]) => void) | undefined;
  /** Uploads one file; it receives the picture reduced in size and without its metadata, such as place and time. */
  upload: UploadImage;
  /** How many images at most. 1 or more. @default 9 */
  max?: number;
  /** The allowed kinds, detected by the first bytes and not by the file name. @default jpeg, png, webp */
  accept?: readonly ImageKind[];
  /** The maximum size of a chosen file, before it is reduced. @default 20,000,000 */
  maxBytes?: number;
  /** The minimum of a picture's shorter edge, in its own pixels; smaller ones are refused. @default none */
  minEdgePx?: number | undefined;
  /** Opens the camera at once on phones. */
  capture?: 'environment' | 'user';
  /** Hints at a picture that may be too dark or too small to be read, and accepts it. @default false */
  isDocument?: boolean;
  /** The error message, one sentence; announced when it appears. */
  error?: string | undefined;
  /** Help text that holds before and after choosing. */
  hint?: ReactNode;
  /** Nothing can be added, moved or removed. @default false */
  disabled?: boolean | undefined;
  /** Shows a required mark and announces it. @default false */
  required?: boolean | undefined;
  /** The message for a rejection of `upload`. @default the kit's "Upload failed" */
  describeError?: (error: unknown) => string;
}

/** Loaded when a picture is first enlarged. */
const ImagePreview = lazy(() =>
  import('../image-preview/index.js').then((module) => ({ default: module.ImagePreview })),
);

/** Loaded when a picture is first chosen: checking it, reducing it, showing its progress. */
const loadChosen = () => import('./chosenImages.js');
const RemarkLines = lazy(() => loadChosen().then((module) => ({ default: module.RemarkLines })));
const PendingCover = lazy(() => loadChosen().then((module) => ({ default: module.PendingCover })));

const ALL_KINDS: readonly ImageKind[] = ['jpeg', 'png', 'webp'];
const idsOf = (images: readonly UploadedImage[]) => images.map(({ id }) => id).join();
const NO_IMAGES: readonly UploadedImage[] = [];
const DEFAULT_MAX = 9;
const DEFAULT_MAX_BYTES = 20_000_000;

/**
 * Photos and documents: chosen, checked by their bytes, reduced in size, uploaded one by one with progress, and
 * ordered. Files that are refused are listed by name; the others are kept.
 */
export function ImageInput(props: ImageInputProps) {
  const { label, upload, disabled = false, maxBytes = DEFAULT_MAX_BYTES, minEdgePx } = props;
  const [held, onValueChange, isOwn, reset] = useOwnValue('ImageInput', {
    ...props,
    defaultValue: props.defaultValue ?? NO_IMAGES,
  });
  const value = listOf('ImageInput', 'value', held);
  const max = amountOf('ImageInput', 'max', props.max ?? DEFAULT_MAX, [1, Infinity], DEFAULT_MAX);
  const accept = listOf('ImageInput', 'accept', props.accept ?? ALL_KINDS);
  const messages = useKitMessages(english);
  const language = useKitLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState<readonly PendingImage[]>([]);
  const uploads = useRef<ImageUploads>(undefined);
  /** When each image was chosen, by its id. */
  const chosen = useRef(new Map<string, number>());
  const isHere = useRef(false);
  const dragged = useRef<number>(undefined);
  /** The remarks about the last choice. */
  const [remarks, setRemarks] = useState<readonly ImageRemark[]>([]);
  /** Names of files that could not be handled, because the code that checks and sends them did not load. */
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const [heard, setHeard] = useState('');
  const [preview, setPreview] = useState<{ index: number; isOpen: boolean }>();
  // Two images may arrive between two renders; neither may overwrite the other.
  const latest = useRef({ value, onValueChange, language });
  useEffect(() => {
    // A remark about a refused file is outdated once the owner has changed the images.
    if (idsOf(value) !== idsOf(latest.current.value)) setRemarks([]);
    latest.current = { value, onValueChange, language };
  }, [value, onValueChange, language]);
  useEffect(() => {
    isHere.current = true;
    const stop = onOnline(() => uploads.current?.retryAll());
    return () => {
      isHere.current = false;
      stop();
      uploads.current?.cancelAll();
    };
  }, []);

  const emit = (next: readonly UploadedImage[]) => {
    latest.current = { ...latest.current, value: next };
    latest.current.onValueChange(next);
  };
  const choose = async (files: readonly File[]) => {
    const { createImageUploads, inChosenOrder, pickImages, prepareImage } = await loadChosen();
    const sending = (uploads.current ??= createImageUploads(setPending));
    const room = max - latest.current.value.length - sending.count();
    const picked = await pickImages(files, { room, accept, maxBytes, minEdgePx });
    // The field has been unmounted since.
    if (!isHere.current) return;
    setRemarks(picked.refused);
    sending.add(picked.accepted, {
      prepare: prepareImage,
      upload,
      onHint: (hint) => props.isDocument && setRemarks((others) => [...others, hint]),
      onUploaded: (image, key) => {
        chosen.current.set(image.id, key);
        emit(inChosenOrder(latest.current.value, image, chosen.current));
      },
      label,
      language: () => latest.current.language,
      say: setHeard,
    });
  };
  const take = (files: readonly File[]) => {
    setUnsent([]);
    choose(files).catch(() => setUnsent(files.map(({ name }) => name)));
  };
  const move = (from: number, to: number) => {
    const next = [...value];
    const [image] = next.splice(from, 1);
    if (!image || to < 0 || to > next.length) return;
    next.splice(to, 0, image);
    emit(next);
    setHeard(fillMessage(messages.imageMoved, { index: to + 1, count: value.length }));
  };
  const inForm = onFormReset(() => {
    reset();
    if (!isOwn) return;
    uploads.current?.cancelAll();
    setRemarks([]);
    setUnsent([]);
  });
  /** The removed tile or button had the focus. */
  const focusHeading = () => heading.current?.focus();

  return (
    <div
      {...rootOf(props, css.root)}
      role="group"
      aria-labelledby={`${id}-l`}
      aria-describedby={`${id}-f`}
      data-part="image-input"
      // A paste reaches this only from a focused element inside. Text is left to other handlers.
      onPaste={(event) => {
        props.onPaste?.(event);
        const files = [...event.clipboardData.files];
        if (disabled || !files[0]) return;
        event.preventDefault();
        take(files);
      }}
    >
      <div ref={heading} id={`${id}-l`} tabIndex={-1} data-part="label" className={css.label}>
        {label}
        {props.required ? <RequiredMark /> : null}
      </div>
      <div ref={inForm} data-part="tiles" className={css.tiles}>
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
            onRemove={() => {
              setRemarks([]);
              emit(value.filter((other) => other.id !== image.id));
              focusHeading();
            }}
          />
        ))}
        {pending.map((image) => (
          <ImageTile
            key={image.key}
            label={image.name}
            url={image.previewUrl}
            status={image.status}
            removeLabel={messages.cancelUpload}
            onRemove={() => {
              uploads.current?.cancel(image.key);
              focusHeading();
            }}
          >
            <Suspense>
              <PendingCover
                image={image}
                describeError={props.describeError}
                onRetry={() => {
                  uploads.current?.retry(image.key);
                  focusHeading();
                }}
              />
            </Suspense>
          </ImageTile>
        ))}
        {value.length + pending.length < max && (
          <button
            type="button"
            data-part="add"
            className={css.add}
            data-invalid={props.error || undefined}
            disabled={disabled}
            aria-describedby={`${id}-f`}
            onClick={() => {
              // Loaded ahead while the customer looks for a picture. A failure is handled when one is chosen.
              loadChosen().catch(() => undefined);
              input.current?.click();
            }}
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
          accept={accept.map((kind) => `image/${kind}`).join()}
          capture={props.capture}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // Reset, so that the same file can be chosen again after its removal.
            event.currentTarget.value = '';
            take(files);
          }}
        />
      </div>
      <div id={`${id}-f`} data-part="foot" className={css.foot}>
        <div aria-live="polite" data-part="error" className={css.error}>
          {`${props.error || ''}`}
        </div>
        <div aria-live="polite" data-part="error" className={css.error}>
          {remarks.length > 0 && (
            <Suspense>
              <RemarkLines remarks={remarks} max={max} maxBytes={maxBytes} minEdgePx={minEdgePx} />
            </Suspense>
          )}
          {unsent.map((name, index) => (
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
        {heard}
      </div>
      {preview && (
        <Suspense>
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
      )}
    </div>
  );
}
