import { Card } from '@fairlot/ui-kit/card';
import { useId, type ReactNode } from 'react';
import { heading } from './CardSection.css.js';

/** A section of a page on a card, named by its heading. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
