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

/** A small count. It is hidden from screen readers: the control that carries it includes the count in its name. */
export function Badge({ count, max = 99, ...rest }: BadgeProps) {
  if (count === undefined) return <span data-part="dot" className={dot} />;
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
