import type { ReactElement, ReactNode } from 'react';
import { icon, sizes } from './Icon.css.js';

export interface IconProps {
  /** 24, 20 or 16 px. @default 'large' */
  size?: keyof typeof sizes;
  /** What the picture means, when no text beside it says so. Without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** A picture of the kit's one family: a 24 px grid, one stroke weight, the colour of the text around it. */
export type IconComponent = (props: IconProps) => ReactElement;

/**
 * Makes an icon of the family from its drawing: path data on a 24 x 24 grid, or elements. Products draw their own icons
 * with it, so that they look like the kit's. `isMirrored`: points along the line of writing, so it turns in right-to-left.
 */
export function createIcon(drawing: string | ReactNode, { isMirrored = false } = {}): IconComponent {
  return function Icon({ size = 'large', label, className }) {
    const classes = `${icon} ${sizes[size]}${className === undefined ? '' : ` ${className}`}`;
    return (
      <svg
        data-part="icon"
        className={classes}
        viewBox="0 0 24 24"
        data-mirrored={isMirrored || undefined}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
      </svg>
    );
  };
}
