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

/** What the customer closed a sheet by: a key, the mask, Back, the close button, a drag, or leaving the page. */
export type SheetCloseReason = DialogLeaveReason | 'close' | 'drag';

export interface SheetProps extends Omit<RootProps, 'ref'> {
  /** Whether it is shown. It closes only when the owner passes false. */
  open: boolean;
  /** Asks the owner to close. `open` is always false; `reason` says what the customer did. */
  onOpenChange: (open: boolean, reason: SheetCloseReason) => void;
  /** The heading and the accessible name. A long one wraps. */
  title: string;
  /** A text below the title, read with it when the sheet opens. @default none */
  description?: ReactNode;
  /** Hides the title visually, if the content repeats it; screen readers still read it. @default false */
  isTitleHidden?: boolean | undefined;
  /** Stays visible below the content while it scrolls: the sheet's buttons. @default none */
  footer?: ReactNode;
  /** `auto`: as high as its content. `full`: as high as possible. Ignored with `snapPoints`. @default 'auto' */
  size?: 'auto' | 'full' | undefined;
  /**
   * Heights at which the sheet rests, as parts of the screen above 0 and up to 1: `[0.4, 0.9]`. Others are left out,
   * with a warning in development. The sheet opens at the lowest. A drag of the handle, a tap on it or a button
   * changes the height. @default none
   */
  snapPoints?: readonly number[] | undefined;
  /** The index of the height, from 0 at the lowest, if the owner keeps it. @default the sheet keeps it */
  snap?: number | undefined;
  /** Called with the index of the new height, from 0 at the lowest. */
  onSnapChange?: ((snap: number) => void) | undefined;
  /** Whether the customer can close it. False hides the close button, while an action runs. @default true */
  dismissible?: boolean | undefined;
  /**
   * The element that is focused on opening; the sheet itself while the ref is null. @default the sheet itself, so that
   * a key press meant for the page does not press a button in it
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A dialog at the lower edge of the screen, as wide as the page's column. */
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
