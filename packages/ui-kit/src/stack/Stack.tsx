import type { ComponentProps } from 'react';
import { warnOfLook } from '../checks/usable.js';
import { join } from '../css/join.js';
import { gaps, gutter, inline, spread, stack, wrap } from './Stack.css.js';

export interface StackProps extends ComponentProps<'div'> {
  /** The distance between the children, a step of the theme's `space`: `x1` is 4 px, `x8` 32 px. @default 'x4', in an `Inline` 'x2' */
  gap?: keyof typeof gaps | undefined;
  /** Whether it keeps the theme's `space.gutter` free at both sides. @default false */
  hasGutter?: boolean | undefined;
}

/** Places its children below each other, each as wide as the stack. */
export function Stack({ gap = 'x4', hasGutter = false, className, ...rest }: StackProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('Stack', 'gap', gaps, gap);
  return (
    <div {...rest} data-part="stack" className={join(stack, gaps[gap], hasGutter && gutter, className)} />
  );
}

export interface InlineProps extends StackProps {
  /** Whether children without room go to the next line; otherwise they shrink or overflow. @default false */
  isWrapping?: boolean | undefined;
  /** Whether free space lies between the children; otherwise it is at the end. @default false */
  isSpread?: boolean | undefined;
}

/** Places its children side by side, centred vertically. */
export function Inline(props: InlineProps) {
  const { gap = 'x2', hasGutter = false, isWrapping = false, isSpread = false, className, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') warnOfLook('Inline', 'gap', gaps, gap);
  return (
    <div
      {...rest}
      data-part="inline"
      className={join(
        inline,
        gaps[gap],
        hasGutter && gutter,
        isWrapping && wrap,
        isSpread && spread,
        className,
      )}
    />
  );
}
