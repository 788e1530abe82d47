import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { windowOf } from '../dom/tree.js';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { DialogFrame, type DialogLeaveReason } from '../modal/DialogFrame.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './Sheet.css.js';
import { useScrollStop } from './useScrollStop.js';
import { useSheetDrag } from './useSheetDrag.js';
import { usableParts, useSnap } from './useSnap.js';

const english = {
  close: en.close,
  makeLarger: en.makeLarger,
  makeSmaller: en.makeSmaller,
  coversScreen: en.coversScreen,
};

/** How a sheet was closed. */
export type SheetCloseReason = DialogLeaveReason | 'close' | 'drag';

export interface SheetProps extends Omit<RootProps, 'ref'> {
  /** Whether it is shown. The owner decides. */
  open: boolean;
  /** Asks the owner to close: by the close button, a drag, Escape, Back, or a tap on the mask. */
  onOpenChange: (open: boolean, reason: SheetCloseReason) => void;
  /** Names the sheet; shown above its content. */
  title: string;
  /** Read together with the title when it opens. */
  description?: ReactNode;
  /** Hides the title visually, if the content repeats it; screen readers still read it. */
  isTitleHidden?: boolean | undefined;
  /** Stays visible below the content, for the sheet's buttons. */
  footer?: ReactNode;
  /** `full` takes the available height. @default 'auto' */
  size?: 'auto' | 'full' | undefined;
  /**
   * Heights at which the sheet rests, as parts of the screen: `[0.4, 0.9]`. Dragging or flicking the handle moves
   * between them; a tap on it and a button step through them. It opens at the lowest. A height above the available
   * one is limited to it.
   */
  snapPoints?: readonly number[] | undefined;
  /** The current height's index, from 0 at the lowest, if the owner decides. @default where the customer left it */
  snap?: number | undefined;
  /** Called with the index of the new height. */
  onSnapChange?: ((snap: number) => void) | undefined;
  /** False while an action must not be interrupted: then only the owner closes it. @default true */
  dismissible?: boolean | undefined;
  /**
   * Receives the focus on opening; the sheet itself while the ref is null. @default the sheet itself, so that a key
   * press meant for the page does not act in it
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A dialog from the lower edge, as wide as the column: a preview, a choice, details. A drag down also closes it. */
export function Sheet(props: SheetProps) {
  const messages = useKitMessages(english);
  const { locale } = useKitLocale();
  const content = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body, props.open);
  const isDismissible = props.dismissible ?? true;
  const parts = usableParts(props.snapPoints);
  const hasSnaps = parts.length > 0;
  const heightsPx = () => heightsOf(content.current, parts);
  const leave = (reason: SheetCloseReason) => {
    if (isDismissible) props.onOpenChange(false, reason);
  };
  const { at, hasMoved, go } = useSnap(content, {
    isOpen: props.open,
    given: props.snap,
    onChange: props.onSnapChange,
    heightsPx,
  });
  const part = parts[Math.min(at, parts.length - 1)] ?? 1;
  const isLargest = at >= parts.length - 1;
  const goOn = () => go(isLargest ? 0 : at + 1);
  const drag = useSheetDrag(content, {
    heightsPx,
    onRest: (next, shownPx) => {
      if (next !== 'away') go(next, shownPx);
      else if (isDismissible) leave('drag');
      else go(0, shownPx);
    },
    ...(parts.length > 1 ? { onTap: goOn } : {}),
  });
  return (
    <DialogFrame
      data-part="sheet"
      {...rootOf(props, css.content)}
      open={props.open}
      onLeave={leave}
      dismissible={isDismissible}
      role="dialog"
      title={props.title}
      description={props.description}
      isTitleHidden={props.isTitleHidden}
      initialFocus={props.initialFocus ?? content}
      overlayClassName={css.overlay}
      size={hasSnaps ? 'snap' : props.size}
      contentStyle={hasSnaps ? ({ '--uk-sheet-part': part } as CSSProperties) : undefined}
      contentRef={content}
      header={<div data-part="grip" className={css.grip} {...drag} />}
    >
      <div ref={body} data-part="body" className={css.body}>
        {props.children}
      </div>
      {props.footer === undefined ? null : (
        <div data-part="footer" className={css.footer}>
          {props.footer}
        </div>
      )}
      <div data-part="corner" className={css.corner}>
        {parts.length > 1 ? (
          <button
            type="button"
            data-part="corner-button"
            className={css.cornerButton}
            aria-label={isLargest ? messages.makeSmaller : messages.makeLarger}
            onClick={goOn}
          >
            {isLargest ? <ChevronDownIcon size="medium" /> : <ChevronUpIcon size="medium" />}
          </button>
        ) : null}
        {isDismissible ? (
          <button
            type="button"
            data-part="corner-button"
            className={css.cornerButton}
            aria-label={messages.close}
            onClick={() => leave('close')}
          >
            <CloseIcon size="medium" />
          </button>
        ) : null}
      </div>
      {parts.length > 1 ? (
        <div data-part="heard" className={css.heard} role="status">
          {hasMoved ? fillMessage(messages.coversScreen, { percent: percent(part, locale) }) : ''}
        </div>
      ) : null}
    </DialogFrame>
  );
}

/** The parts of the screen in px, at most the sheet's maximum; the sheet's own height if there are none. */
function heightsOf(sheet: HTMLElement | null, parts: readonly number[]): readonly number[] {
  if (sheet === null) return [];
  const mostPx = Number.parseFloat(getComputedStyle(sheet).maxHeight);
  return parts.length === 0
    ? [sheet.offsetHeight]
    : parts.map((part) => Math.min(mostPx, Math.round(part * windowOf(sheet).innerHeight)));
}

const percent = (part: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(part);
