import type { CellParts } from '@fairlot/ui-kit/list';
import type { ReactNode } from 'react';
import { moved, movedFrom, moveAmount } from './Records.css.js';

export interface MoneyRecord {
  /** The counterpart of the movement, such as a bank account. */
  title: string;
  /** The amount, as rendered by `Balance`. */
  amount: ReactNode;
  note: string;
  /** The status, as a pill. */
  status: ReactNode;
}

/**
 * The parts of a row of one money movement. The amount is on the first line, so that the note and the status have the
 * full width: the longest are longer than half a small screen.
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
