import type { ReactNode } from 'react';
import { warnOfLook } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { tag, tones } from './Tag.css.js';

export type TagTone = keyof typeof tones;

export interface TagProps extends RootProps {
  /** The meaning, shown by the colour. @default 'neutral' */
  tone?: TagTone | undefined;
  children: ReactNode;
}

/** A short label of the thing beside it: a market, a risk, "Added". */
export function Tag({ tone = 'neutral', children, ...rest }: TagProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('Tag', 'tone', tones, tone);
  return (
    <span {...rootOf(rest, join(tag, tones[tone]))} data-part="tag">
      {children}
    </span>
  );
}
