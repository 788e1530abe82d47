import type { ComponentProps } from 'react';
import { join } from '../css/join.js';
import { gaps, gutter, inline, spread, stack, wrap } from './Stack.css.js';

export interface StackProps extends ComponentProps<'div'> {
  /** Multiples of 4 px. @default 'x4' */
  gap?: keyof typeof gaps;
  /** Keeps the page's gutter on both sides. @default false */
  hasGutter?: boolean;
}

/** Things under each other. */
export function Stack({ gap = 'x4', hasGutter = false, className, ...rest }: StackProps) {
  return (
    <div {...rest} data-part="stack" className={join(stack, gaps[gap], hasGutter && gutter, className)} />
  );
}

export interface InlineProps extends StackProps {
  /** Goes to a next line when there is no room. @default false */
  isWrapping?: boolean;
  /** The first at the start, the last at the end. @default false */
  isSpread?: boolean;
}

/** Things beside each other. */
export function Inline(props: InlineProps) {
  const { gap = 'x2', hasGutter = false, isWrapping = false, isSpread = false, className, ...rest } = props;
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
