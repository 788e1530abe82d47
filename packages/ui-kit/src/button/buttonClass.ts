import { warnOfLook } from '../checks/usable.js';
import { join } from '../css/join.js';
import { arranged, button, fullWidth as fullWidthClass, sizes, variants } from './Button.css.js';

/** How a button looks. */
export interface ButtonLook {
  /**
   * `primary`: the main action, one a screen. `secondary`: other actions. `quiet`: minor ones, without a background.
   * `critical`: what cannot be undone. @default 'primary'
   */
  variant?: keyof typeof variants | undefined;
  /** The minimum height, from the theme: `size.controlSmall`, `control` or `controlLarge`. @default 'medium' */
  size?: keyof typeof sizes | undefined;
  /** Whether it is as wide as its container; otherwise as wide as its label. @default false */
  fullWidth?: boolean | undefined;
}

/** Classes that make a link look like a button: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass(look?: ButtonLook) {
  const { variant, size, fullWidth } = look ?? {};
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
  fullWidth?: boolean,
): string {
  if (process.env.NODE_ENV !== 'production') {
    warnOfLook('Button', 'variant', variants, variant);
    warnOfLook('Button', 'size', sizes, size);
  }
  return join(button, variants[variant], isArranged && arranged, sizes[size], fullWidth && fullWidthClass);
}
