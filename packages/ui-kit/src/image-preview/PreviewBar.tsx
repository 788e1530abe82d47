import { BackIcon, ChevronRightIcon, ZoomInIcon, ZoomOutIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './ImagePreview.css.js';
import { MAX_SCALE, ZOOM_STEP } from './previewView.js';

const english = { previous: en.previous, zoomOut: en.zoomOut, zoomIn: en.zoomIn, next: en.next };

export interface PreviewBarProps {
  /** How many times the picture is enlarged; 1 fits the screen. */
  scale: number;
  /** The index of the shown picture, from 0. */
  index: number;
  /** How many pictures there are. */
  count: number;
  /** Asks for another size. `factor`: above 1 enlarges. */
  onZoom: (factor: number) => void;
  /** Asks for another picture, `by` pictures on. */
  onGo: (by: 1 | -1) => void;
}

/** A button for each gesture on a picture. At an end they keep the focus, which a disabled button loses. */
export function PreviewBar({ scale, index, count, onZoom, onGo }: PreviewBarProps) {
  const messages = useKitMessages(english);
  return (
    <div data-part="bar" className={css.bar}>
      {count > 1 ? (
        <button
          type="button"
          data-part="button"
          className={css.button}
          aria-label={messages.previous}
          aria-disabled={index === 0}
          onClick={() => onGo(-1)}
        >
          <BackIcon />
        </button>
      ) : null}
      <button
        type="button"
        data-part="button"
        className={css.button}
        aria-label={messages.zoomOut}
        // Not `disabled`, which would lose the focus at the last step.
        aria-disabled={scale <= 1}
        onClick={() => onZoom(1 / ZOOM_STEP)}
      >
        <ZoomOutIcon />
      </button>
      <button
        type="button"
        data-part="button"
        className={css.button}
        aria-label={messages.zoomIn}
        aria-disabled={scale >= MAX_SCALE}
        onClick={() => onZoom(ZOOM_STEP)}
      >
        <ZoomInIcon />
      </button>
      {count > 1 ? (
        <button
          type="button"
          data-part="button"
          className={css.button}
          aria-label={messages.next}
          aria-disabled={index === count - 1}
          onClick={() => onGo(1)}
        >
          <ChevronRightIcon />
        </button>
      ) : null}
    </div>
  );
}
