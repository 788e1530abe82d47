import { rootOf, type RootProps } from '../css/rootOf.js';
import { warnOfValue } from '../checks/usable.js';
import { badge, dot } from './Badge.css.js';
import { countText } from './countText.js';

export interface BadgeProps extends RootProps {
  /** How many items are waiting. Above `max` it reads `99+`; without a count it is a dot. 0 shows nothing. */
  count?: number | undefined;
  /** The largest count that is written out: how many items at most. @default 99 */
  max?: number | undefined;
}

/**
 * A small count, or a dot. A screen reader reads the count in its place; a control with an `aria-label` includes it
 * there.
 */
export function Badge({ count, max = 99, ...rest }: BadgeProps) {
  if (count === undefined) return <span {...rootOf(rest, dot)} data-part="badge" />;
  if (!(count > 0)) {
    if (Number.isNaN(count))
      warnOfValue('Badge', 'count', count, [
        'is no count.',
        'Nothing is shown.',
        'Pass a whole number, or leave it out for a dot.',
      ]);
    return null;
  }
  return (
    <span {...rootOf(rest, badge)} data-part="badge">
      {countText(count, max)}
    </span>
  );
}
