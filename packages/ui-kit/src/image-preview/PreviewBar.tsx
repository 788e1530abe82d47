import type { ReactNode } from 'react';
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

/** A button for each gesture on a picture. */
export function PreviewBar({ scale, index, count, onZoom, onGo }: PreviewBarProps) {
  const messages = useKitMessages(english);
  /** At an end a button keeps the focus, which a disabled one loses. */
  const button = (label: string, icon: ReactNode, isAtEnd: boolean, onClick: () => void) => (
    <button
      type="button"
      data-part="button"
      className={css.button}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onClick}
    >
      {icon}
    </button>
  );
  return (
    <div data-part="bar" className={css.bar}>
      {count > 1 && button(messages.previous, <BackIcon />, index === 0, () => onGo(-1))}
      {button(messages.zoomOut, <ZoomOutIcon />, scale <= 1, () => onZoom(1 / ZOOM_STEP))}
      {button(messages.zoomIn, <ZoomInIcon />, scale >= MAX_SCALE, () => onZoom(ZOOM_STEP))}
      {count > 1 && button(messages.next, <ChevronRightIcon />, index === count - 1, () => onGo(1))}
    </div>
  );
}
