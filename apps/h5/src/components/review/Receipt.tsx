import { useEffect, useRef, type ReactNode } from 'react';
import { PageHeading } from '../PageHeading.js';
import * as css from './Review.css.js';

export interface ReceiptProps {
  heading: string;
  /** What was done and its state, in a line; announced when it changes. */
  lead?: ReactNode;
  /** Cards: the timeline, the amounts, the record's number. */
  children: ReactNode;
  /** Links and buttons; the first one leads to the record. */
  actions: ReactNode;
}

/** Replaces the form once a money action has happened. */
export function Receipt({ heading, lead, children, actions }: ReceiptProps) {
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone, so the heading, which tells the outcome, takes it.
  useEffect(() => top.current?.querySelector('h1')?.focus(), []);
  return (
    <div className={css.receipt} ref={top}>
      <PageHeading hasAmount>{heading}</PageHeading>
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

/** The record's number, which support asks for. */
export function RecordNumber({ children }: { children: string }) {
  return <span className={css.mono}>{children}</span>;
}
