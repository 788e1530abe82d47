import type { ComponentProps } from 'react';
import { join } from '../css/join.js';
import { hidden } from './VisuallyHidden.css.js';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} data-part="visually-hidden" className={join(hidden, className)} />;
}
