import { useState } from 'react';
import { changesMarked } from '../state/preferences.js';
import { usePersisted } from '../state/usePersisted.js';
import { markOf } from './markOf.js';
import { mark } from './ChangeMark.css.js';

/** An arrow beside a live figure for a second after it changed, for customers who enabled it. It takes no room. */
export function ChangeMark({ value }: { value: string | undefined }) {
  const isMarked = usePersisted(changesMarked);
  return isMarked ? <Mark value={value} /> : null;
}

function Mark({ value }: { value: string | undefined }) {
  const [seen, setSeen] = useState({ value, move: markOf(undefined, value) });
  if (seen.value !== value) setSeen({ value, move: markOf(seen.value, value) });
  if (seen.move === undefined) return null;
  // A new figure remounts the mark, which restarts its second. Screen readers read the figure, not the mark.
  return <span key={seen.value} className={mark} data-move={seen.move} aria-hidden="true" />;
}
