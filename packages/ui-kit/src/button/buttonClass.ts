import { join } from '../css/join.js';
import { arranged, button, fullWidth as fullWidthClass, sizes, variants } from './Button.css.js';

export interface ButtonLook {
  /** Use one `primary` per screen, for the main action. @default 'primary' */
  variant?: keyof typeof variants;
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /** As wide as its container. @default false */
  fullWidth?: boolean;
}

/** Classes that make a link look like a button: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({ variant, size, fullWidth }: ButtonLook = {}) {
  return classOf(true, variant, size, fullWidth);
}

/**
 * Like `buttonClass`, without an object per button. `isArranged`: it contains more than a text, or is not a
 * button element.
 */
export function classOf(
  isArranged: boolean,
  variant: keyof typeof variants = 'primary',
  size: keyof typeof sizes = 'medium',
  fullWidth = false,
): string {
  return join(button, variants[variant], isArranged && arranged, sizes[size], fullWidth && fullWidthClass);
}
