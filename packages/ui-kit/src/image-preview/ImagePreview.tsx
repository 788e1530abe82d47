import { useRef, type KeyboardEvent } from 'react';
import { listOf } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { CloseIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { DialogFrame } from '../modal/DialogFrame.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './ImagePreview.css.js';
import { PreviewBar } from './PreviewBar.js';
import { FITTED, ZOOM_STEP } from './previewView.js';
import { usePreviewGestures } from './usePreviewGestures.js';
import { useShownImage } from './useShownImage.js';

const english = {
  imageNumber: en.imageNumber,
  close: en.close,
  zoomedTo: en.zoomedTo,
};

export interface PreviewedImage {
  readonly url: string;
  /** What the picture shows. */
  readonly alt: string;
}

export interface ImagePreviewProps extends Omit<RootProps, 'ref'> {
  /** Whether it is shown. The owner decides. */
  open: boolean;
  /** Asks the owner to close: by the button, Escape, Back, a tap on a picture that fits, or a drag down. */
  onOpenChange: (open: boolean) => void;
  /** The pictures, one or more. */
  images: readonly PreviewedImage[];
  /** The picture that is shown at opening, and whenever the index changes while open; from 0. @default 0 */
  defaultIndex?: number | undefined;
}

/** How far an arrow key moves a zoomed picture. CSS px. */
const KEY_PAN_PX = 60;

/**
 * Pictures on the whole screen, scaled 1 to 4 times by pinching, a double tap, the buttons, or + and -. Swipes and
 * arrow keys switch pictures. A tap on a picture that fits, a drag down, Escape and Back close it.
 */
export function ImagePreview({ onOpenChange, defaultIndex = 0, ...props }: ImagePreviewProps) {
  // A value that is not a boolean, such as NaN, would differ from itself below.
  const open = Boolean(props.open);
  const images = listOf('ImagePreview', 'images', props.images);
  const messages = useKitMessages(english);
  const { locale } = useKitLocale();
  const { index, image, view, setView, go } = useShownImage(images, open, defaultIndex);
  const stage = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const { zoomBy, panBy, ...pointers } = usePreviewGestures({
    stage,
    view,
    onView: setView,
    onRelease: (meaning) => {
      if (meaning === 'close') onOpenChange(false);
      else if (meaning !== 'none') go(meaning === 'next' ? 1 : -1);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isZoomed = view.scale > 1;
    const actions: Record<string, () => void> = {
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(1 / ZOOM_STEP),
      '0': () => setView(FITTED),
      ArrowLeft: () => (isZoomed ? panBy(KEY_PAN_PX, 0) : go(-1)),
      ArrowRight: () => (isZoomed ? panBy(-KEY_PAN_PX, 0) : go(1)),
      ...(isZoomed ? { ArrowUp: () => panBy(0, KEY_PAN_PX), ArrowDown: () => panBy(0, -KEY_PAN_PX) } : {}),
    };
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  if (image === undefined) return null;
  const place = fillMessage(messages.imageNumber, { index: index + 1, count: images.length });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(view.scale);
  return (
    <DialogFrame
      data-part="image-preview"
      {...rootOf(props, css.content)}
      open={open}
      onLeave={() => onOpenChange(false)}
      dismissible
      role="dialog"
      title={place}
      initialFocus={close}
      overlayClassName={css.overlay}
    >
      <div role="presentation" data-part="frame" className={css.frame} onKeyDown={onKeyDown}>
        <button
          ref={close}
          type="button"
          data-part="button"
          className={`${css.button} ${css.close}`}
          aria-label={messages.close}
          onClick={() => onOpenChange(false)}
        >
          <CloseIcon />
        </button>
        {/* Each gesture has a button below. */}
        <div
          ref={stage}
          role="presentation"
          data-part="stage"
          className={css.stage}
          data-zoomed={view.scale > 1 || undefined}
          {...pointers}
        >
          <img
            key={image.url}
            src={image.url}
            alt={image.alt}
            draggable={false}
            data-part="picture"
            className={css.picture}
            style={{
              transform: `translate(${String(view.xPx)}px, ${String(view.yPx)}px) scale(${String(view.scale)})`,
            }}
          />
        </div>
        <div role="status" data-part="heard" className={css.heard}>
          {view.scale > 1 ? fillMessage(messages.zoomedTo, { percent }) : `${place}: ${image.alt}`}
        </div>
        <PreviewBar scale={view.scale} index={index} count={images.length} onZoom={zoomBy} onGo={go} />
      </div>
    </DialogFrame>
  );
}
