import { useId, type ReactNode } from 'react';
import { join } from '../css/join.js';
import * as css from './GateNotice.css.js';

export interface GateNoticeProps {
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
export function GateNotice({ icon, title, why, action, className }: GateNoticeProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={join(css.gate, className)}>
      {icon === undefined ? null : (
        <span className={css.picture} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {why === undefined ? null : <p className={css.why}>{why}</p>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </section>
  );
}
