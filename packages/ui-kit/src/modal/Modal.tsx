import type { ReactNode, RefObject } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { DialogFrame, type DialogLeaveReason } from './DialogFrame.js';
import * as css from './Modal.css.js';

export interface ModalProps extends Omit<RootProps, 'ref'> {
  /** Whether it is shown. The owner decides. */
  open: boolean;
  /** Asks the owner to close: by Escape, Back, or a tap on the mask. */
  onOpenChange: (open: boolean, reason: DialogLeaveReason) => void;
  /** Names the dialog. */
  title: string;
  /** Read together with the title when it opens. */
  description?: ReactNode;
  /** Buttons, in reading order, the main one last. */
  actions?: ReactNode;
  /** Whether a tap on the mask closes it. @default false */
  dismissible?: boolean | undefined;
  /** `alertdialog` for an interruption. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Receives the focus on opening; the dialog itself while the ref is null. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A dialog that its owner opens and closes. To ask a question, `confirm()` is shorter. */
export function Modal(props: ModalProps) {
  return (
    <DialogFrame
      data-part="modal"
      {...rootOf(props, css.content)}
      open={props.open}
      onLeave={(reason) => props.onOpenChange(false, reason)}
      dismissible={props.dismissible ?? false}
      role={props.role ?? 'dialog'}
      title={props.title}
      description={props.description}
      initialFocus={props.initialFocus}
      overlayClassName={css.overlay}
    >
      {props.children === undefined ? null : (
        <div data-part="body" className={css.body}>
          {props.children}
        </div>
      )}
      {props.actions === undefined ? null : (
        <div data-part="actions" className={css.actions}>
          {props.actions}
        </div>
      )}
    </DialogFrame>
  );
}
