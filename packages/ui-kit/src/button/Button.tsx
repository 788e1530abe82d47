import type { ComponentProps } from 'react';
import { asChild as drawChild } from '../css/asChild.js';
import { join } from '../css/join.js';
import { ring } from '../spinner/ring.js';
import { classOf, type ButtonLook } from './buttonClass.js';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is under way: a ring turns, further presses do nothing, the focus stays. @default false */
  busy?: boolean;
  /** Draws the one element inside, such as a router's link, as a button. @default false */
  asChild?: boolean;
}

const BUSY = { 'aria-disabled': true, 'aria-busy': true, 'data-busy': '' } as const;

/**
 * A button; `type` is `button` unless said. One element, no context, no effect: a thousand of them cost what plain ones do.
 * While busy it stays focusable and says so, so that a keyboard or screen reader does not lose its place.
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
      ...(busy ? BUSY : { onClick }),
      className: join(classOf(true, variant, size, fullWidth), className),
    });
  const isText = typeof children === 'string' && !busy;
  const look = classOf(!isText, variant, size, fullWidth);
  return (
    <button
      data-part="button"
      {...rest}
      // A submit button that is busy must not submit again by Enter in a field of its form either.
      type={busy ? 'button' : type}
      className={className === undefined ? look : join(look, className)}
      {...(busy ? BUSY : undefined)}
      onClick={busy ? undefined : onClick}
    >
      {/* A text alone is the element's own, without a node of React's; what may hold a state keeps its place beside the ring. */}
      {isText ? (
        children
      ) : (
        <>
          {busy && ring}
          {children}
        </>
      )}
    </button>
  );
}
