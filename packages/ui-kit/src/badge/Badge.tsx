import { rootOf, type RootProps } from '../css/rootOf.js';
import { warnOfValue } from '../checks/usable.js';
import { badge, dot } from './Badge.css.js';

export interface BadgeProps extends RootProps {
  /** How many wait. Above `max` it reads `99+`; without a count it is a dot. 0 shows nothing. */
  count?: number;
  /** How many are written out at most. @default 99 */
  max?: number;
}

/** A small count. It says nothing by itself: the control that carries it has the count in its name. */
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
      {count > max ? `${max}+` : String(count)}
    </span>
  );
}
