import type { ComponentProps } from 'react';
import * as css from './TickBox.css.js';

export type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A native checkbox, drawn by the theme. It takes the props of an input. */
export function TickBox(props: TickBoxProps) {
  return (
    <span data-part="mark" className={css.mark}>
      <input {...props} type="checkbox" data-part="input" className={css.input} />
      <svg data-part="tick" className={css.tick} viewBox="0 0 14 14" aria-hidden="true">
        <path
          d="M2.5 7.5 5.5 10.5 11.5 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
