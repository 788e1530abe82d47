import type { CellParts } from '@fairlot/ui-kit/list';
import type { ReactNode } from 'react';
import { moved, movedFrom, moveAmount } from './Records.css.js';

export interface MoneyRecord {
  /** What moved the money, such as a bank account. */
  title: string;
  /** How much, as drawn by `Balance`. */
  amount: ReactNode;
  note: string;
  /** How it stands, as a pill. */
  status: ReactNode;
}

/**
 * What a row of one movement of money says. The amount shares the first line, so that the note and the name of the
 * status have the row's whole width: the longest are longer than half a small screen.
 */
export function recordParts({ title, amount, note, status }: MoneyRecord): CellParts {
  return {
    title: (
      <span className={moved}>
        <span>{title}</span>
        <span className={moveAmount}>{amount}</span>
      </span>
    ),
    note: (
      <span className={movedFrom}>
        {note}
        {status}
      </span>
    ),
  };
}
