import { cloneElement, isValidElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { warnOnce } from '../checks/warnOnce.js';
import { join } from './join.js';

interface Handed {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly [name: string]: unknown;
}

type Handler = (event: unknown) => void;

/**
 * Renders the product's own element as a part's root, with the part's props. The element's own props take precedence;
 * of event handlers both run, the element's own first.
 */
export function asChild(part: string, child: ReactNode, handed: Handed): ReactElement | null {
  if (!isValidElement<Handed>(child)) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        isLazy(child)
          ? `${part}: asChild has an async server component inside.`
          : `${part}: asChild has no single element inside.`,
        'Nothing is drawn.',
        isLazy(child)
          ? 'Await its data outside, and put the element itself into it, such as <a href="…">.'
          : 'Put exactly one element into it, such as <a href="…">.',
      );
    return null;
  }
  const own = child.props;
  const merged: Record<string, unknown> = {
    ...handed,
    ...own,
    className: join(handed.className, own.className),
    style: { ...handed.style, ...own.style },
  };
  for (const name in handed) {
    const heard = handed[name];
    const its = own[name];
    if (typeof heard === 'function' && typeof its === 'function')
      merged[name] = (event: unknown) => {
        (its as Handler)(event);
        (heard as Handler)(event);
      };
  }
  return cloneElement(child, merged);
}

/** Whether React has yet to load it: what a server sends for a component that is not finished. */
const isLazy = (child: ReactNode): boolean =>
  typeof child === 'object' &&
  (child as { $$typeof?: unknown } | null)?.$$typeof === Symbol.for('react.lazy');
