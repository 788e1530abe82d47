import * as Dialog from '@radix-ui/react-dialog';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { warnOfSecondCopy } from '../checks/warnOfSecondCopy.js';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { englishLanguage, useKitLocale } from '../provider/kitLanguage.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { hasFocus } from '../dom/tree.js';
import { focusFirstIn, goRound } from './focusInside.js';
import { Mask } from './Mask.js';
import * as css from './Modal.css.js';
import { themedRoot } from './themedRoot.js';
import { useBackCloses } from './useBackCloses.js';
import { rememberWayBack, returnFocusFrom } from './wayBack.js';

/** How a dialog was left without its buttons. `navigated`: a router hid its page, but keeps it. */
export type DialogLeaveReason = 'escape' | 'backdrop' | 'back' | 'navigated';

export interface DialogFrameProps extends Omit<RootProps, 'ref'> {
  /** Whether it is shown. The owner decides. */
  open: boolean;
  /** Asks the owner to close, with a reason; it closes only when `open` changes. */
  onLeave: (reason: DialogLeaveReason) => void;
  /** Called when the dialog has left the page and the focus has been returned. */
  onClosed?: (() => void) | undefined;
  /** Whether a tap on the mask closes it. @default false */
  dismissible?: boolean | undefined;
  /** `alertdialog` for a question that must be answered. */
  role: 'dialog' | 'alertdialog';
  /** Shown on top; the dialog's name. */
  title?: ReactNode;
  /** Shown below the title; without a title, the dialog's name. */
  description?: ReactNode;
  /** Hides the title visually; screen readers still read it. */
  isTitleHidden?: boolean | undefined;
  /** Receives the focus on opening; the dialog itself while the ref is null. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The class of the dialog. */
  className: string;
  /** The class of the mask behind it. */
  overlayClassName: string;
  /** Set as `data-size`. */
  size?: string | undefined;
  /** The dialog's element, for measuring and moving it. */
  contentRef?: Ref<HTMLDivElement> | undefined;
  /** Styles that are known only at run time. */
  contentStyle?: CSSProperties | undefined;
  /** Above the title, such as a sheet's handle. */
  header?: ReactNode;
  children?: ReactNode;
}

/**
 * The base of every dialog of the kit, on Radix Dialog. It mounts inside the themed root, names itself, keeps and
 * returns the focus, and closes by Escape, Back or the mask. Toasts above it can be used without closing it.
 */
export function DialogFrame({ contentRef, ...props }: DialogFrameProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const language = useKitLocale();
  // It is rendered outside of the element with its opener's language. Without a provider it has the page's language.
  const spoken = language === englishLanguage ? {} : { lang: language.locale, dir: language.direction };
  const isOpen = props.open && anchor !== null;
  useBackCloses(isOpen, () => props.onLeave('back'));
  useHiddenCloses(anchor, () => props.open && props.onLeave('navigated'));

  // Without a title the description is the name, because a dialog must have one.
  const name = props.title ?? props.description;
  const description = props.title === undefined ? undefined : props.description;
  return (
    <>
      <span ref={setAnchor} hidden />
      <Dialog.Root open={isOpen}>
        <Dialog.Portal container={anchor && themedRoot(anchor)}>
          {/* Not Radix's mask: it adds a <style> to the page to stop scrolling, which a strict content security
             policy forbids. */}
          <Mask
            isOpen={isOpen}
            className={props.overlayClassName}
            onPress={() => props.dismissible && props.onLeave('backdrop')}
          />
          <Dialog.Content
            {...rootOf(props, '')}
            ref={contentRef}
            role={props.role}
            aria-modal
            {...spoken}
            data-size={props.size}
            style={{ ...props.style, ...props.contentStyle }}
            aria-labelledby={`${id}title`}
            aria-describedby={description === undefined ? props['aria-describedby'] : `${id}words`}
            onOpenAutoFocus={(event) => {
              const dialog = event.currentTarget as HTMLElement;
              if (process.env.NODE_ENV !== 'production') warnOfSecondCopy();
              rememberWayBack(dialog);
              dialog.addEventListener('keydown', goRound);
              event.preventDefault();
              // While the ref is null, the focus must not go to the first button, which may be the one that pays.
              if (props.initialFocus) (props.initialFocus.current ?? dialog).focus();
              else focusFirstIn(dialog);
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus only to its own trigger; these dialogs are opened from anywhere.
              event.preventDefault();
              const dialog = event.currentTarget as HTMLElement;
              // If the page changed meanwhile, its heading has the focus already.
              if (!hasFocus(dialog)) returnFocusFrom(dialog);
              props.onClosed?.();
            }}
            onEscapeKeyDown={() => props.onLeave('escape')}
          >
            {props.header}
            <h2
              id={`${id}title`}
              data-part="title"
              className={
                props.isTitleHidden ? css.hidden : props.title === undefined ? css.description : css.title
              }
            >
              {name}
            </h2>
            {description !== undefined && (
              <p id={`${id}words`} data-part="description" className={css.description}>
                {description}
              </p>
            )}
            {props.children}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

/**
 * Closes a dialog when its page is hidden but kept (`<Activity mode="hidden">`). Otherwise it would be open when the
 * customer comes back. A page that is unmounted removes its dialogs itself.
 */
function useHiddenCloses(anchor: HTMLElement | null, onHidden: () => unknown): void {
  const close = useEffectEvent(onHidden);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Strict mode mounts everything twice: only what stays unmounted for a turn is hidden.
      setTimeout(() => {
        if (!isShown.current && anchor?.isConnected) close();
      }, 0);
    };
  }, [anchor]);
}
