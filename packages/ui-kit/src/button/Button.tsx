import type { ComponentProps, MouseEvent } from 'react';
import { asChild as drawChild } from '../css/asChild.js';
import { join } from '../css/join.js';
import { classOf, type ButtonLook } from './buttonClass.js';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Whether the action is running: shows a spinner, ignores presses, keeps label and focus. @default false */
  busy?: boolean;
  /**
   * Renders the single child element, such as a router's link, as the button. Anything but one element draws nothing
   * and warns in development. `type` is ignored, and a link cannot be `disabled`. @default false
   */
  asChild?: boolean;
}

const BUSY = { 'aria-disabled': true, 'aria-busy': true, 'data-busy': '' } as const;

/** In the capture phase, before the element's own handlers, so that a busy link is not followed. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button for an action. It takes the props of the native element, but `type` is `button` by default, so that it
 * submits a form only on request. A long label wraps.
 */
export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  if (asChild)
    return drawChild('Button', children, {
      'data-part': 'button',
      ...rest,
      ...(busy ? { ...BUSY, onClickCapture: ignorePress } : { onClick }),
      className: join(classOf(true, variant, size, fullWidth), className),
    });
  // A button element centres a plain text by itself; see the style.
  const look = classOf(busy || typeof children !== 'string', variant, size, fullWidth);
  return (
    <button
      data-part="button"
      {...rest}
      // Enter in a form's field must not submit again while the submit button is busy.
      type={busy ? 'button' : type}
      className={className === undefined ? look : join(look, className)}
      {...(busy ? BUSY : undefined)}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
