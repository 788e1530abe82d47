import { useId, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import * as css from './GateNotice.css.js';

export interface GateNoticeProps extends RootProps {
  /** A quiet picture above the words; screen readers skip it. */
  icon?: ReactNode;
  /** What is needed, in a sentence. */
  title: ReactNode;
  /** Why it is asked, and what is open meanwhile. */
  why?: ReactNode;
  /** The one way on: a button or a link; a second, quieter one below it at most. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Stands where a form would: what is needed, why, and how to get it. Said before anything is typed, never after. */
export function GateNotice({ icon, title, why, action, className, ...rest }: GateNoticeProps) {
  const id = useId();
  return (
    <section {...rootOf(rest, join(css.gate, className))} aria-labelledby={id} data-part="gate-notice">
      {icon === undefined ? null : (
        <span data-part="picture" className={css.picture} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 id={id} data-part="title" className={css.title}>
        {title}
      </h2>
      {why === undefined ? null : (
        <p data-part="why" className={css.why}>
          {why}
        </p>
      )}
      {action === undefined ? null : (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </section>
  );
}
