import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as css from './Page.css.js';

export interface PageProps extends RootProps {
  /** At the top: a `NavBar`. */
  bar?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Stays visible at the bottom of the window: the page's main button. */
  footer?: ReactNode;
  /** Below the page: a `TabBar`. */
  tabBar?: ReactNode;
  /** Whether the content has a gutter. Disable it for lists that reach the edges. @default true */
  hasGutter?: boolean | undefined;
}

/**
 * A page at least as high as the window: a bar, its content, and a footer that stays visible, inside the
 * phone's safe areas.
 */
export function Page({ bar, children, footer, tabBar, hasGutter = true, ...rest }: PageProps) {
  return (
    <div {...rootOf(rest, css.page)} data-part="page">
      {bar}
      <main data-part="content" className={css.content} data-gutter={hasGutter || undefined}>
        {children}
      </main>
      {footer !== undefined && (
        <div data-part="footer" className={css.footer} data-tabbed={tabBar !== undefined || undefined}>
          {footer}
        </div>
      )}
      {tabBar}
    </div>
  );
}
