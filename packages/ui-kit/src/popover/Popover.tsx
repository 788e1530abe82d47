import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { hasFocus, windowOf } from '../dom/tree.js';
import { InfoIcon } from '../icon/index.js';
import { besideAnchor } from './besideAnchor.js';
import * as css from './Popover.css.js';

export interface PopoverProps extends RootProps {
  /** The subject, such as "What is this fee?"; names the button and the popover. */
  label: string;
  /** Text that opens it, with a dotted underline. @default an information sign */
  trigger?: ReactNode;
  /** The content: a few sentences, which may contain links. */
  children: ReactNode;
}

/**
 * An explanation that opens beside a figure or a word. The browser opens it in the top layer; Escape, a tap elsewhere,
 * or the focus that goes elsewhere closes it.
 */
export function Popover({ label, trigger, children, ...rest }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const place = () => {
    if (button.current === null || panel.current === null) return;
    const { offsetWidth: width, offsetHeight: height, style } = panel.current;
    const { document, innerHeight } = windowOf(panel.current);
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const { left, top } = besideAnchor(button.current.getBoundingClientRect(), { width, height }, view);
    style.setProperty('--uk-popover-left', `${String(left)}px`);
    style.setProperty('--uk-popover-top', `${String(top)}px`);
  };
  useEffect(() => {
    if (!isOpen || panel.current === null) return undefined;
    const window = windowOf(panel.current);
    const end = new AbortController();
    const { signal } = end;
    // In the capture phase, because scroll events of ancestors do not bubble to the window.
    window.addEventListener('scroll', place, { capture: true, signal });
    window.addEventListener('resize', place, { signal });
    // Runs before a surrounding dialog: Escape closes only the popover.
    window.addEventListener('keydown', keepEscape, { capture: true, signal });
    return () => end.abort();
  }, [isOpen]);
  const onToggle = (event: ToggleEvent<HTMLSpanElement>) => {
    const isNow = event.newState === 'open';
    if (isNow) place();
    // It must be visible before it takes the focus.
    flushSync(() => setIsOpen(isNow));
    const { currentTarget } = event;
    if (isNow) currentTarget.focus({ preventScroll: true });
    // In a shadow root the browser does not give the focus back.
    else if (currentTarget.matches(':focus-within') || !hasFocus(currentTarget))
      button.current?.focus({ preventScroll: true });
  };
  // The browser would leave it above a dialog that takes the focus. React also hears of portals inside of it.
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLSpanElement>) => {
    const root = currentTarget.parentElement;
    if (isOpen && relatedTarget && currentTarget.contains(target) && !root?.contains(relatedTarget))
      currentTarget.hidePopover();
  };

  return (
    <span {...rootOf(rest, css.root)} data-part="popover" data-state={isOpen ? 'open' : 'closed'}>
      <button
        ref={button}
        type="button"
        data-part="trigger"
        className={trigger === undefined ? css.sign : css.words}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        {...(trigger === undefined ? { 'aria-label': label } : {})}
      >
        {trigger ?? <InfoIcon size="small" />}
      </button>
      <span
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        data-part="panel"
        data-state={isOpen ? 'open' : 'closed'}
        className={css.panel}
        onToggle={onToggle}
        onBlur={onBlur}
      >
        {children}
      </span>
    </span>
  );
}

function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
