import { Card } from '@fairlot/ui-kit/card';
import { List } from '@fairlot/ui-kit/list';
import { useId, type ReactNode } from 'react';
import { groupHeading } from './Security.css.js';

/** Rows that belong together, on one card under their heading. */
export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={groupHeading}>
        {heading}
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>{children}</List>
      </Card>
    </section>
  );
}
