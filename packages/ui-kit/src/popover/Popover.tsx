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
    const { style } = panel.current;
    const { document, innerHeight } = windowOf(panel.current);
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const { left, top } = besideAnchor(
      button.current.getBoundingClientRect(),
      panel.current.getBoundingClientRect(),
      view,
    );
    style.setProperty('--uk-popover-left', `${left}px`);
    style.setProperty('--uk-popover-top', `${top}px`);
  };
  useEffect(() => {
    if (!isOpen || panel.current === null) return undefined;
    const window = windowOf(panel.current);
    const end = new AbortController();
    // In the capture phase, because scroll events of ancestors do not bubble to the window, and so that Escape is heard
    // before a surrounding dialog hears it, and closes only the popover.
    const options = { capture: true, signal: end.signal };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
    window.addEventListener('keydown', keepEscape, options);
    return () => end.abort();
  }, [isOpen]);
  const onToggle = ({ currentTarget, newState }: ToggleEvent<HTMLSpanElement>) => {
    const isNow = newState === 'open';
    if (isNow) place();
    // It must be visible before it takes the focus.
    flushSync(() => setIsOpen(isNow));
    if (isNow) currentTarget.focus({ preventScroll: true });
    // In a shadow root the browser does not give the focus back.
    else if (currentTarget.matches(':focus-within') || !hasFocus(currentTarget))
      button.current?.focus({ preventScroll: true });
  };
  // The browser would leave it above a dialog that takes the focus.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLSpanElement>) => {
    if (isOpen && relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget))
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
        aria-label={trigger === undefined ? label : undefined}
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
