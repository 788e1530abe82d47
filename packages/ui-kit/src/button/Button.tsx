import type { ComponentProps, MouseEvent } from 'react';
import { asChild as drawChild } from '../css/asChild.js';
import { join } from '../css/join.js';
import { classOf, type ButtonLook } from './buttonClass.js';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Whether the action is running: shows a spinner, ignores presses, keeps label and focus. @default false */
  busy?: boolean | undefined;
  /**
   * Renders the single child element, such as a router's link, as the button. Anything but one element draws nothing
   * and warns in development. `type` is ignored, and a link cannot be `disabled`. @default false
   */
  asChild?: boolean | undefined;
}

const BUSY = {
  'aria-disabled': true,
  'aria-busy': true,
  'data-busy': '',
  // In the capture phase, so that no handler hears the press, a link is not followed, and Enter in a form's field does
  // not submit again.
  onClickCapture: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;

/**
 * A button for an action. It takes the props of the native element, but `type` is `button` by default, so that it
 * submits a form only on request. A long label wraps.
 */
export function Button({
  variant,
  size,
  fullWidth,
  busy,
  asChild,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const props = {
    'data-part': 'button',
    ...rest,
    ...(busy && BUSY),
    className: join(
      // A button element centres a plain text by itself; see the style.
      classOf(asChild || busy || typeof children !== 'string', variant, size, fullWidth),
      className,
    ),
  };
  if (asChild) return drawChild('Button', children, props);
  return (
    <button {...props} type={type}>
      {children}
    </button>
  );
}
