import { Card } from '@fairlot/ui-kit/card';
import { List } from '@fairlot/ui-kit/list';
import { useId, type ReactNode } from 'react';
import * as css from './RowGroup.css.js';

export interface RowGroupProps {
  heading: string;
  /** What holds for all rows, such as the time zone. @default none */
  note?: string | undefined;
  children: ReactNode;
}

/** A group of rows on a card, with a heading. */
export function RowGroup({ heading, note, children }: RowGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={css.heading}>
        <span id={id}>{heading}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>{children}</List>
      </Card>
    </section>
  );
}
