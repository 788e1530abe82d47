import { useId } from 'react';
import { IndexRow } from '../../components/IndexRow.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import type { IndexFacts } from '../../queries/indexQueries.js';
import * as css from './IndexPage.css.js';

/** Related indices; renders nothing if there are none. */
export function OtherIndices({ heading, indices }: { heading: string; indices: readonly IndexFacts[] }) {
  const id = useId();
  if (indices.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.section}>
      <SectionHeader id={id}>{heading}</SectionHeader>
      <ul role="list" className={css.list}>
        {indices.map((index) => (
          <li key={index.symbol}>
            <IndexRow index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
