import type { ReactNode } from 'react';
import { heading } from './PageHeading.css.js';

/**
 * The one h1 of a page. The engine moves focus to it after a navigation, which is how a screen reader says where one is;
 * it takes no part in the tab order.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
