import type { ComponentProps } from 'react';
import { join } from '../css/join.js';
import { gaps, gutter, inline, spread, stack, wrap } from './Stack.css.js';

export interface StackProps extends ComponentProps<'div'> {
  /** Multiples of 4 px. @default 'x4' */
  gap?: keyof typeof gaps;
  /** Keeps the page's gutter on both sides. @default false */
  hasGutter?: boolean;
}

/** Stacks its children vertically. */
export function Stack({ gap = 'x4', hasGutter = false, className, ...rest }: StackProps) {
  return (
    <div {...rest} data-part="stack" className={join(stack, gaps[gap], hasGutter && gutter, className)} />
  );
}

export interface InlineProps extends StackProps {
  /** Whether it wraps. @default false */
  isWrapping?: boolean;
  /** Distributes the children from start to end. @default false */
  isSpread?: boolean;
}

/** Places its children side by side. */
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
