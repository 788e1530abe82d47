import { Card } from '@fairlot/ui-kit/card';
import { useId, type Attributes, type ReactNode } from 'react';
import { Link, type LinkProps, type Target, type To } from '../engine/index.js';
import { inset, rows } from './ListSection.css.js';
import { sectionLink } from './SectionHeader.css.js';
import { SectionHeader } from './SectionHeader.js';

export type ListSectionProps<P extends To> = Target<P> & {
  heading: string;
  /** The text of the link to the page. */
  all: string;
  /** The same with its subject, for screen readers, which do not show the heading beside it. @default `all` */
  allOf?: string;
  /** The list. */
  children: ReactNode;
};

/** The first rows of a list on a card, with a link to the full list. */
export function ListSection<P extends To>({ heading, all, allOf, children, ...rest }: ListSectionProps<P>) {
  const id = useId();
  // TypeScript does not infer the rest of a generic type.
  const link: object = { ...rest, className: sectionLink, 'aria-label': allOf, children: all };
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} action={<Link {...(link as LinkProps<P> & Attributes)} />}>
        {heading}
      </SectionHeader>
      <div className={inset}>
        <Card isPadded={false} className={rows}>
          {children}
        </Card>
      </div>
    </section>
  );
}
