import type { ReactElement, ReactNode } from 'react';
import { warnOfLook } from '../checks/usable.js';
import { icon, sizes } from './Icon.css.js';

export interface IconProps {
  /** 24, 20 or 16 px. @default 'large' */
  size?: keyof typeof sizes | undefined;
  /** The accessible name, if no text beside it says the same. Without it the icon is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

/** An icon of the kit's family: a 24 px grid, one stroke width, the colour of the surrounding text. */
export type IconComponent = (props: IconProps) => ReactElement;

/**
 * Makes an icon of the family from path data on a 24 x 24 grid, or from elements. Products draw their own icons with
 * it, so that they match the kit's. `isMirrored`: it points in the text direction, so it flips in right-to-left.
 */
export function createIcon(
  drawing: string | ReactNode,
  options?: { isMirrored?: boolean | undefined },
): IconComponent {
  return function Icon({ size = 'large', label, className }) {
    if (process.env.NODE_ENV !== 'production') warnOfLook('Icon', 'size', sizes, size);
    const classes = `${icon} ${sizes[size]}${className === undefined ? '' : ` ${className}`}`;
    return (
      <svg
        data-part="icon"
        className={classes}
        viewBox="0 0 24 24"
        data-mirrored={options?.isMirrored || undefined}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
      </svg>
    );
  };
}
