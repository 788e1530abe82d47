import { warnOfLook } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { row, rowLines, shapes, skeleton } from './Skeleton.css.js';

export interface SkeletonProps extends RootProps {
  /** The replaced content: a line of text, a block such as a card, a circle such as a portrait. @default 'text' */
  shape?: keyof typeof shapes | undefined;
  /** Any CSS length. @default '100%' */
  width?: string | undefined;
  /** Any CSS length; a line of text needs none. */
  height?: string | undefined;
}

/** A placeholder for content that is loading. It is silent: the region around it announces the wait. */
export function Skeleton({ shape = 'text', width = '100%', height, ...rest }: SkeletonProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('Skeleton', 'shape', shapes, shape);
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
  /** How many rows. 1 to about 12; more do not fit on a screen. @default 4 */
  count?: number | undefined;
  /** A circle before each row, as an instrument's avatar. @default true */
  hasAvatar?: boolean | undefined;
}

/** A limit, so that a wrong count draws no endless list. */
const MOST_ROWS = 100;

/** Placeholder rows of a list, as high as the real ones, so that nothing moves. */
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
