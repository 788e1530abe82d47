import type { ElementType, ReactNode } from 'react';
import { nameIn } from '../checks/usable.js';
import { join } from '../css/join.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as css from './Text.css.js';

export interface TextProps extends RootProps {
  children?: ReactNode;
  /** The element: `p` for a paragraph, `strong` for semantic emphasis. @default 'span' */
  as?: ElementType | undefined;
  /** The type step of the theme. @default 'body' */
  step?: keyof typeof css.steps | undefined;
  /** The meaning of its colour. @default 'ink' */
  tone?: keyof typeof css.tones | undefined;
  /** The font weight. @default 'regular' */
  weight?: keyof typeof css.weights | undefined;
  /** Tabular figures, which keep their position when they change. @default false */
  isFigure?: boolean | undefined;
  /** Keeps one line, cut with an ellipsis. Use it only if the whole text stands elsewhere too. @default false */
  isOneLine?: boolean | undefined;
}

/** Text in the theme's type: a size, a tone and a weight of the scale. */
export function Text({
  children,
  as: Element = 'span',
  isFigure = false,
  isOneLine = false,
  ...props
}: TextProps) {
  const step = nameIn('Text', 'step', css.steps, props.step ?? 'body', 'body');
  const tone = nameIn('Text', 'tone', css.tones, props.tone ?? 'ink', 'ink');
  const weight = nameIn('Text', 'weight', css.weights, props.weight ?? 'regular', 'regular');
  const look = join(
    css.base,
    css.steps[step],
    css.tones[tone],
    css.weights[weight],
    isFigure && css.figure,
    isOneLine && css.cut,
  );
  return (
    <Element {...rootOf(props, look)} data-part="text">
      {children}
    </Element>
  );
}
