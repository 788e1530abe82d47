import type { ReactNode } from 'react';
import { heading } from './PageHeading.css.js';

/**
 * The h1 of a page. The engine focuses it after a navigation, so that screen readers announce the page. It is not in
 * the tab order.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
