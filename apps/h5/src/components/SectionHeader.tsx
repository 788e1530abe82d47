import type { ReactNode } from 'react';
import { header, heading } from './SectionHeader.css.js';

export interface SectionHeaderProps {
  /** For the section's `aria-labelledby`. */
  id?: string;
  children: ReactNode;
  /** At the end of the line: a link to the whole list, a small button. */
  action?: ReactNode;
}

/** The h2 of a page's section, with a link or button. */
export function SectionHeader({ id, children, action }: SectionHeaderProps) {
  return (
    <div className={header}>
      <h2 className={heading} {...(id === undefined ? {} : { id })}>
        {children}
      </h2>
      {action}
    </div>
  );
}
