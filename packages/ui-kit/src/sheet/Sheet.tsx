import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
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

/** How a sheet was left. */
export type SheetCloseReason = DialogLeaveReason | 'close' | 'drag';

export interface SheetProps extends Omit<RootProps, 'ref'> {
  /** Whether it is there. The owner decides. */
  open: boolean;
  /** Asks the owner to close: close button, drag, Escape, Back, or a tap on the mask. */
  onOpenChange: (open: boolean, reason: SheetCloseReason) => void;
  /** Names the sheet, above its content. */
  title: string;
  /** Read together with the title when it opens. */
  description?: ReactNode;
  /** Keeps the title for screen readers, where the content says it itself. */
  isTitleHidden?: boolean | undefined;
  /** Stays in sight below the content: the sheet's buttons. */
  footer?: ReactNode;
  /** `full` takes the height there is. @default 'auto' */
  size?: 'auto' | 'full' | undefined;
  /**
   * Heights at which the sheet rests instead, as parts of the screen: `[0.4, 0.9]`. The handle is drawn or thrown from one to the
   * next, a tap on it and a button go through them. It opens at the lowest. Taller than there is room is as tall as there is.
   */
  snapPoints?: readonly number[] | undefined;
  /** Which of them, from 0 at the lowest, where the owner decides. @default where the customer put it */
  snap?: number | undefined;
  /** It goes to another one. */
  onSnapChange?: ((snap: number) => void) | undefined;
  /** False while something is under way that must not be left: only the owner closes then. @default true */
  dismissible?: boolean | undefined;
  /** Gets the focus on opening; the sheet itself while it is null. @default the sheet itself, so that no key press that was meant for the page acts in it */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A dialog from the lower edge that keeps to the column: a preview, a choice, details. Closes by a drag down too. */
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

/** The parts of the screen in px, none taller than the sheet may be; the sheet's own height where there are none. */
function heightsOf(sheet: HTMLElement | null, parts: readonly number[]): readonly number[] {
  if (sheet === null) return [];
  const mostPx = Number.parseFloat(getComputedStyle(sheet).maxHeight);
  return parts.length === 0
    ? [sheet.offsetHeight]
    : parts.map((part) => Math.min(mostPx, Math.round(part * window.innerHeight)));
}

const percent = (part: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(part);
