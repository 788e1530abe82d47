import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as css from './Divider.css.js';

export interface DividerProps extends RootProps {
  /** A word in the middle of the line, such as "or". Without it the line has the role of a separator. */
  label?: ReactNode;
}

/** A hairline between two parts of a page. */
export function Divider({ label, ...rest }: DividerProps) {
  if (label === undefined) return <hr {...rootOf(rest, css.rule)} data-part="divider" />;
  return (
    <div {...rootOf(rest, css.divided)} data-part="divider">
      <span data-part="side" className={css.side} />
      <span data-part="words" className={css.words}>
        {label}
      </span>
      <span data-part="side" className={css.side} />
    </div>
  );
}
