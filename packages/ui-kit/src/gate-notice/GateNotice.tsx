import { useId, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { keepsFocus } from '../dom/keepsFocus.js';
import * as css from './GateNotice.css.js';

export interface GateNoticeProps extends RootProps {
  /** An icon above the text; screen readers skip it. */
  icon?: ReactNode;
  /** What is needed, in a sentence. */
  title: ReactNode;
  /** Why it is needed, and what is open meanwhile. */
  hint?: ReactNode;
  /** One action: a button or a link, at most with a secondary one below it. */
  action?: ReactNode;
}

/**
 * Replaces a form that the customer cannot use yet: what is needed, why, and how to get it. It is shown before
 * anything is typed.
 */
export function GateNotice({ icon, title, hint, action, className, ...rest }: GateNoticeProps) {
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
      {hint === undefined ? null : (
        <p data-part="hint" className={css.hint}>
          {hint}
        </p>
      )}
      {action === undefined ? null : (
        <div ref={keepsFocus} data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </section>
  );
}
