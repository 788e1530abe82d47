import { Card } from '@fairlot/ui-kit/card';
import { List } from '@fairlot/ui-kit/list';
import { useId, type ReactNode } from 'react';
import { heading as headingClass } from './RowGroup.css.js';

/** A group of rows on a card, with a heading. */
export function RowGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {heading}
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>{children}</List>
      </Card>
    </section>
  );
}
