import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import {
  action as actionClass,
  hint as hintClass,
  picture,
  state,
  title as titleClass,
} from './EmptyState.css.js';

export interface EmptyStateProps extends RootProps {
  /** One line of why there is nothing. */
  title: ReactNode;
  /** What would put something there. */
  hint?: ReactNode;
  /** A quiet picture above the words; screen readers skip it. */
  icon?: ReactNode;
  /** One action: a button or a link. */
  action?: ReactNode;
}

/** Where something will be: why it is not there, and the one thing to do about it. */
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
        <div data-part="action" className={actionClass}>
          {action}
        </div>
      )}
    </div>
  );
}
