import type { ReactNode } from 'react';
import {
  action as actionClass,
  hint as hintClass,
  picture,
  state,
  title as titleClass,
} from './EmptyState.css.js';

export interface EmptyStateProps {
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
export function EmptyState({ title, hint, icon, action }: EmptyStateProps) {
  return (
    <div className={state}>
      {icon !== undefined && <div className={picture}>{icon}</div>}
      <p className={titleClass}>{title}</p>
      {hint !== undefined && <p className={hintClass}>{hint}</p>}
      {action !== undefined && <div className={actionClass}>{action}</div>}
    </div>
  );
}
