import type { ReactNode, RefObject } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { DialogFrame, type DialogLeaveReason } from './DialogFrame.js';
import * as css from './Modal.css.js';

export interface ModalProps extends Omit<RootProps, 'ref'> {
  /** Whether it is shown. It closes only when the owner passes false. */
  open: boolean;
  /** Asks the owner to close. `open` is always false; `reason` says what the customer did. */
  onOpenChange: (open: boolean, reason: DialogLeaveReason) => void;
  /** The heading and the accessible name. A long one wraps. */
  title: string;
  /** A text below the title, read with it when the dialog opens. @default none */
  description?: ReactNode;
  /** Buttons below the content, the main one last. Phones have no Escape: add one that closes. @default none */
  actions?: ReactNode;
  /** Whether a tap on the mask asks to close, as Escape and Back always do. @default false */
  dismissible?: boolean | undefined;
  /** `alertdialog` if the customer must answer before going on. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The element that is focused on opening; the dialog itself while the ref is null. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A dialog with content of its own, which its owner opens and closes. For a question, `confirm()` is shorter. */
export function Modal(props: ModalProps) {
  return (
    <DialogFrame
      data-part="modal"
      {...rootOf(props, css.content)}
      open={props.open}
      onLeave={(reason) => props.onOpenChange(false, reason)}
      dismissible={props.dismissible}
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
