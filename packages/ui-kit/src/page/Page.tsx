import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as css from './Page.css.js';

export interface PageProps extends RootProps {
  /** On top: a `NavBar`. */
  bar?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Stays at the bottom of the window: the page's main button. */
  footer?: ReactNode;
  /** The last thing on the page: a `TabBar`. */
  tabBar?: ReactNode;
  /** Whether the content keeps a distance from the edges. Switch it off for lists that reach them. @default true */
  hasGutter?: boolean | undefined;
}

/** A page as high as the window: a bar, its content, and a footer that stays in sight, inside the phone's safe areas. */
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
