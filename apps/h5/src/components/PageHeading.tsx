import type { ReactNode } from 'react';
import { heading, row } from './PageHeading.css.js';

export interface PageHeadingProps {
  children: ReactNode;
  /** A button or a link beside the heading. A long heading wraps, so that the action stays beside it. */
  action?: ReactNode;
}

/**
 * The h1 of a page. The engine focuses it after a navigation, so that screen readers announce the page. It is not in
 * the tab order.
 */
export function PageHeading({ children, action }: PageHeadingProps) {
  const title = (
    <h1 className={heading} tabIndex={-1}>
      {children}
    </h1>
  );
  if (action === undefined) return title;
  return (
    <div className={row}>
      {title}
      {action}
    </div>
  );
}
