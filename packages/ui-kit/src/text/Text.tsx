import type { ElementType, ReactNode } from 'react';
import { nameIn } from '../checks/usable.js';
import { join } from '../css/join.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as css from './Text.css.js';

export interface TextProps extends RootProps {
  children?: ReactNode;
  /** What it is: `p` for a paragraph, `strong` for weight that is heard too. @default 'span' */
  as?: ElementType;
  /** Its size, as the theme's scale has it. @default 'body' */
  step?: keyof typeof css.steps;
  /** What its colour says. @default 'ink' */
  tone?: keyof typeof css.tones;
  /** How strong its strokes are. @default 'regular' */
  weight?: keyof typeof css.weights;
  /** Figures keep their place when they change. @default false */
  isFigure?: boolean;
  /** One line, cut with an ellipsis: only where the whole text stands elsewhere too. @default false */
  isOneLine?: boolean;
}

/** Words in the theme's type: a size, a tone and a weight of the scale, and no others. */
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
