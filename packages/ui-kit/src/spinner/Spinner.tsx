import { join } from '../css/join.js';
import { sizes, spinner } from './Spinner.css.js';

export interface SpinnerProps {
  /** 16, 20 or 32 px. @default 'medium' */
  size?: keyof typeof sizes;
  className?: string;
}

/** A turning ring in the colour of the text around it. Decoration: what is being waited for is said in words beside it. */
export function Spinner({ size = 'medium', className }: SpinnerProps) {
  return <span className={join(spinner, sizes[size], className)} aria-hidden="true" />;
}
