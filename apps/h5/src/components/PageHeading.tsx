import type { ReactNode } from 'react';
import { heading, row } from './PageHeading.css.js';

export interface PageHeadingProps {
  children: ReactNode;
  /** A button or a link beside the heading. A long heading wraps, so that the action stays beside it. */
  action?: ReactNode;
}

/** What had the focus when the last heading was removed. */
let focused: Element | null = null;

/**
 * A page that replaces its content, such as a skeleton by a record, may remove what has the focus. Its new heading then
 * takes the focus; from the body, keys and a screen reader would start again at the top.
 */
function takeLostFocus(title: HTMLElement | null): (() => void) | undefined {
  if (title === null) return undefined;
  if (focused?.isConnected === false && document.activeElement === document.body)
    title.focus({ preventScroll: true });
  focused = null;
  return () => {
    focused = document.activeElement;
  };
}

/**
 * The h1 of a page. The engine focuses it after a navigation, so that screen readers announce the page. It is not in
 * the tab order.
 */
export function PageHeading({ children, action }: PageHeadingProps) {
  const title = (
    <h1 ref={takeLostFocus} className={heading} tabIndex={-1}>
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
