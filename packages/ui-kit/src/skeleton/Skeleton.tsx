import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { row, rowLines, shapes, skeleton } from './Skeleton.css.js';

export interface SkeletonProps extends RootProps {
  /** What it stands for: a line of text, a block such as a card, a circle such as a portrait. @default 'text' */
  shape?: keyof typeof shapes;
  /** Any CSS length. @default '100%' */
  width?: string;
  /** Any CSS length; a line of text knows its own. */
  height?: string;
}

/** The outline of what is coming. Silent: the region around it is `aria-busy` and says what it waits for. */
export function Skeleton({ shape = 'text', width = '100%', height, ...rest }: SkeletonProps) {
  return (
    <span
      {...rootOf(rest, join(skeleton, shapes[shape]))}
      aria-hidden="true"
      data-part="skeleton"
      style={{ ...rest.style, width, ...(height === undefined ? {} : { height }) }}
    />
  );
}

export interface SkeletonRowsProps extends RootProps {
  /** How many rows. 1 to about 12; more would only be scrolled past. @default 4 */
  count?: number;
  /** A circle before each row, as an instrument's avatar. @default true */
  hasAvatar?: boolean;
}

/** Nothing that is coming is so long, and an endless list is none. */
const MOST_ROWS = 100;

/** Rows of a list that is coming, as high as the rows will be, so that nothing jumps. */
export function SkeletonRows({ count = 4, hasAvatar = true, ...rest }: SkeletonRowsProps) {
  return (
    <div {...rootOf(rest, '')} aria-hidden="true" data-part="skeleton-rows">
      {Array.from({ length: Math.min(count, MOST_ROWS) }, (_unused, index) => (
        <div key={index} data-part="row" className={row}>
          {hasAvatar && <Skeleton shape="circle" width="40px" height="40px" />}
          <div data-part="row-lines" className={rowLines}>
            <Skeleton width={index % 2 === 0 ? '46%' : '34%'} />
            <Skeleton width={index % 2 === 0 ? '26%' : '42%'} />
          </div>
          <Skeleton width="64px" />
        </div>
      ))}
    </div>
  );
}
