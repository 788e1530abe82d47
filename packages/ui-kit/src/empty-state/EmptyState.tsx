import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { keepsFocus } from '../dom/keepsFocus.js';
import {
  action as actionClass,
  hint as hintClass,
  picture,
  state,
  title as titleClass,
} from './EmptyState.css.js';

export interface EmptyStateProps extends RootProps {
  /** Why there is nothing, in one line. */
  title: ReactNode;
  /** What would change that. */
  hint?: ReactNode;
  /** An icon above the text; screen readers skip it. */
  icon?: ReactNode;
  /** One action: a button or a link. */
  action?: ReactNode;
}

/** Replaces missing content: why it is missing, and one action. */
export function EmptyState({ title, hint, icon, action, ...rest }: EmptyStateProps) {
  return (
    <div {...rootOf(rest, state)} data-part="empty-state">
      {icon !== undefined && (
        <div data-part="picture" className={picture}>
          {icon}
        </div>
      )}
      <p data-part="title" className={titleClass}>
        {title}
      </p>
      {hint !== undefined && (
        <p data-part="hint" className={hintClass}>
          {hint}
        </p>
      )}
      {action !== undefined && (
        <div ref={keepsFocus} data-part="action" className={actionClass}>
          {action}
        </div>
      )}
    </div>
  );
}
