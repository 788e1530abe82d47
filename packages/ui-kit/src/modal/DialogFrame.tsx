import * as Dialog from '@radix-ui/react-dialog';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { englishLanguage, useKitLocale } from '../provider/kitLanguage.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { Mask } from './Mask.js';
import * as css from './Modal.css.js';
import { themedRoot } from './themedRoot.js';
import { useBackCloses } from './useBackCloses.js';
import { rememberWayBack, returnFocusFrom } from './wayBack.js';

/** How a dialog was left without using its buttons. `navigated`: a router hid the page it belongs to, and keeps it. */
export type DialogLeaveReason = 'escape' | 'backdrop' | 'back' | 'navigated';

export interface DialogFrameProps extends Omit<RootProps, 'ref'> {
  /** Whether it is there. The owner decides. */
  open: boolean;
  /** Asks the owner to close, for a reason; nothing closes unless `open` follows. */
  onLeave: (reason: DialogLeaveReason) => void;
  /** Called when the dialog has left the page and the focus is back where it was. */
  onClosed?: (() => void) | undefined;
  /** A tap on the mask leaves. */
  dismissible: boolean;
  /** `alertdialog` for what must be answered. */
  role: 'dialog' | 'alertdialog';
  /** Shown on top, and its name. */
  title?: ReactNode;
  /** What it is about, below the title; without a title, its name. */
  description?: ReactNode;
  /** Keeps the title for screen readers only. */
  isTitleHidden?: boolean | undefined;
  /** Gets the focus on opening; the dialog itself while it is null. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Draws the dialog itself. */
  className: string;
  /** Draws the mask behind it. */
  overlayClassName: string;
  /** Mirrored as `data-size`. */
  size?: string | undefined;
  /** The dialog itself, to measure and to move it. */
  contentRef?: Ref<HTMLDivElement> | undefined;
  /** Geometry that is known at run time only. */
  contentStyle?: CSSProperties | undefined;
  /** Above the title, such as a sheet's handle. */
  header?: ReactNode;
  children?: ReactNode;
}

/**
 * What every dialog of the kit shares, on Radix Dialog: it mounts inside the themed root, names itself, keeps and returns
 * the focus, leaves by Escape, Back or the mask, and lets toasts above it be used without closing.
 */
export function DialogFrame({ contentRef, ...props }: DialogFrameProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const language = useKitLocale();
  // It stands outside of the element that holds its opener's language. Without a provider it speaks the page's.
  const spoken = language === englishLanguage ? {} : { lang: language.locale, dir: language.direction };
  const isOpen = props.open && anchor !== null;
  useBackCloses(isOpen, () => props.onLeave('back'));
  useHiddenCloses(anchor, () => props.open && props.onLeave('navigated'));

  // Without a title the description is the name: a dialog without a name is announced as nothing.
  const name = props.title ?? props.description;
  const description = props.title === undefined ? undefined : props.description;
  return (
    <>
      <span ref={setAnchor} hidden />
      <Dialog.Root open={isOpen}>
        <Dialog.Portal container={anchor === null ? null : themedRoot(anchor)}>
          {/* Not Radix's own mask, which writes a <style> into the page to keep it from scrolling: a strict content policy forbids that. */}
          <Mask isOpen={isOpen} className={props.overlayClassName} />
          <Dialog.Content
            {...rootOf(props, '')}
            ref={contentRef}
            role={props.role}
            aria-modal="true"
            {...spoken}
            data-size={props.size}
            {...(props.contentStyle === undefined
              ? {}
              : { style: { ...props.style, ...props.contentStyle } })}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            onOpenAutoFocus={(event) => {
              const dialog = event.currentTarget as HTMLElement;
              rememberWayBack(dialog);
              if (props.initialFocus == null) return;
              event.preventDefault();
              // What is not there yet must not leave the focus to the first button, which may be the one that pays.
              (props.initialFocus.current ?? dialog).focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus to its own trigger only, and these dialogs are opened by anything.
              event.preventDefault();
              // Where another page came meanwhile, the focus is in its heading already.
              if (document.activeElement === document.body)
                returnFocusFrom(event.currentTarget as HTMLElement);
              props.onClosed?.();
            }}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              props.onLeave('escape');
            }}
            onInteractOutside={(event) => event.preventDefault()}
            onPointerDownOutside={(event) => {
              const { target } = event;
              // Asked of the toast and not of its host, which a toast that was just used has left already.
              const isToast =
                target instanceof Element && target.closest('[data-uk-toast], [data-uk-toaster]') !== null;
              if (props.dismissible && !isToast) props.onLeave('backdrop');
            }}
          >
            {props.header}
            <Dialog.Title
              data-part="title"
              className={
                props.isTitleHidden ? css.hidden : props.title === undefined ? css.description : css.title
              }
            >
              {name}
            </Dialog.Title>
            {description === undefined ? null : (
              <Dialog.Description data-part="description" className={css.description}>
                {description}
              </Dialog.Description>
            )}
            {props.children}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

/**
 * Closes a dialog with its page, where that is kept for later (`<Activity mode="hidden">`): or it would stand open over the page when
 * the customer comes back. A page that is gone for good has taken its dialogs with it.
 */
function useHiddenCloses(anchor: HTMLElement | null, onHidden: () => unknown): void {
  const close = useEffectEvent(onHidden);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Development mounts everything twice: only what stays away for a turn is hidden.
      setTimeout(() => {
        if (!isShown.current && anchor?.isConnected === true) close();
      }, 0);
    };
  }, [anchor]);
}
