import type { ComponentProps } from 'react';
import { hidden } from './VisuallyHidden.css.js';

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={hidden} />;
}
