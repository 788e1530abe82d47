import { useRef, type ReactNode, type RefObject } from 'react';
import { CloseIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { DialogFrame, type DialogLeaveReason } from '../modal/DialogFrame.js';
import * as css from './Sheet.css.js';
import { useDragToClose } from './useDragToClose.js';

const english = { close: en.close };

/** How a sheet was left. */
export type SheetCloseReason = DialogLeaveReason | 'close' | 'drag';

export interface SheetProps {
  open: boolean;
  /** Asks the owner to close: close button, drag, Escape, Back, or a tap on the mask. */
  onOpenChange: (open: boolean, reason: SheetCloseReason) => void;
  title: string;
  description?: ReactNode;
  /** Keeps the title for screen readers, where the content says it itself. */
  isTitleHidden?: boolean | undefined;
  /** Stays in sight below the content: the sheet's buttons. */
  footer?: ReactNode;
  /** `full` takes the height there is. @default 'auto' */
  size?: 'auto' | 'full' | undefined;
  /** False while something is under way that must not be left: only the owner closes then. @default true */
  dismissible?: boolean | undefined;
  /** Gets the focus on opening. @default the sheet itself, so that no key press that was meant for the page acts in it */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A dialog from the lower edge that keeps to the column: a preview, a choice, details. Closes by a drag down too. */
export function Sheet(props: SheetProps) {
  const messages = useKitMessages(english);
  const content = useRef<HTMLDivElement>(null);
  const isDismissible = props.dismissible ?? true;
  const leave = (reason: SheetCloseReason) => {
    if (isDismissible) props.onOpenChange(false, reason);
  };
  const drag = useDragToClose(content, () => leave('drag'));
  return (
    <DialogFrame
      open={props.open}
      onLeave={leave}
      dismissible={isDismissible}
      role="dialog"
      title={props.title}
      description={props.description}
      isTitleHidden={props.isTitleHidden}
      initialFocus={props.initialFocus ?? content}
      className={css.content}
      overlayClassName={css.overlay}
      size={props.size}
      contentRef={content}
      header={<div className={css.grip} {...drag} />}
    >
      <div className={css.body}>{props.children}</div>
      {props.footer === undefined ? null : <div className={css.footer}>{props.footer}</div>}
      {isDismissible ? (
        <button
          type="button"
          className={css.close}
          aria-label={messages.close}
          onClick={() => leave('close')}
        >
          <CloseIcon size="medium" />
        </button>
      ) : null}
    </DialogFrame>
  );
}
