import { useId, type ComponentProps, type ReactNode } from 'react';
import { join } from '../css/join.js';
import { heading as headingClass, list } from './List.css.js';

export interface ListProps extends Omit<ComponentProps<'ul'>, 'title'> {
  /** An `h2` above the list, and its accessible name. Without it, name the list by `aria-label`. @default none */
  heading?: ReactNode;
}

/** Rows with lines between them. The children are `li`, each with a `Cell`, `CellButton` or `CellLink`. */
export function List({ heading, className, ...rest }: ListProps) {
  const id = useId();
  // Safari drops the list role if the markers are hidden; an explicit role keeps it.
  const element = (
    <ul
      role="list"
      {...rest}
      {...(heading === undefined ? {} : { 'aria-labelledby': id })}
      data-part="list"
      className={join(list, className)}
    />
  );
  if (heading === undefined) return element;
  return (
    <section>
      <h2 id={id} data-part="heading" className={headingClass}>
        {heading}
      </h2>
      {element}
    </section>
  );
}
