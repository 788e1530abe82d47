import type { ReactNode } from 'react';
import { heading, row, withAmount } from './PageHeading.css.js';

export interface PageHeadingProps {
  children: ReactNode;
  /** A button or a link beside the heading. A long heading wraps, so that the action stays beside it. */
  action?: ReactNode;
  /** Whether it may contain an amount, which then stays in one line. @default false */
  hasAmount?: boolean;
}

/**
 * The h1 of a page. The engine focuses it after a navigation, so that screen readers announce the page. It is not in
 * the tab order.
 */
export function PageHeading({ children, action, hasAmount = false }: PageHeadingProps) {
  const title = (
    <h1 className={hasAmount ? `${heading} ${withAmount}` : heading} tabIndex={-1}>
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
