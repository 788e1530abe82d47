import { warnOfLook } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { sizes, spinner } from './Spinner.css.js';

export interface SpinnerProps extends RootProps {
  /** 16, 20 or 32 px. @default 'medium' */
  size?: keyof typeof sizes | undefined;
}

/** A rotating ring in the colour of the surrounding text. It is decorative: a text beside it says what is loading. */
export function Spinner({ size = 'medium', className, ...rest }: SpinnerProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('Spinner', 'size', sizes, size);
  return (
    <span {...rootOf(rest, join(spinner, sizes[size], className))} data-part="spinner" aria-hidden="true" />
  );
}
