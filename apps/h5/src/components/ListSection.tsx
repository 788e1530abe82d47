import { Card } from '@fairlot/ui-kit/card';
import { useId, type Attributes, type ReactNode } from 'react';
import { Link, type LinkProps, type Target, type To } from '../engine/index.js';
import { inset, rows } from './ListSection.css.js';
import { sectionLink } from './SectionHeader.css.js';
import { SectionHeader } from './SectionHeader.js';

export type ListSectionProps<P extends To> = Target<P> & {
  heading: string;
  /** What the link to the page says. */
  all: string;
  /** The same for those who do not see which heading it stands beside. @default `all` */
  allOf?: string;
  /** The list. */
  children: ReactNode;
};

/** The first rows of a list on a card, and the way to the page that has all of it. */
export function ListSection<P extends To>({ heading, all, allOf, children, ...rest }: ListSectionProps<P>) {
  const id = useId();
  // The rest of a generic type is no longer that type to TypeScript.
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
