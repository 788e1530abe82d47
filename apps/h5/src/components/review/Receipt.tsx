import { useEffect, useRef, type ReactNode } from 'react';
import { PageHeading } from '../PageHeading.js';
import * as css from './Review.css.js';

export interface ReceiptProps {
  heading: string;
  /** What was done and how it stands, in a line; said again to screen readers when it changes. */
  lead?: ReactNode;
  /** Cards: the timeline, the amounts, the number of the record. */
  children: ReactNode;
  /** Links and buttons: to the record first. */
  actions: ReactNode;
}

/** Takes the place of the form once a money action has happened. */
export function Receipt({ heading, lead, children, actions }: ReceiptProps) {
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone; the heading says what came of it.
  useEffect(() => top.current?.querySelector('h1')?.focus(), []);
  return (
    <div className={css.receipt} ref={top}>
      <PageHeading>{heading}</PageHeading>
      {lead !== undefined && (
        <p className={css.lead} role="status">
          {lead}
        </p>
      )}
      {children}
      <div className={css.actions}>{actions}</div>
    </div>
  );
}

/** The number of a record, as support asks for it. */
export function RecordNumber({ children }: { children: string }) {
  return <span className={css.mono}>{children}</span>;
}
