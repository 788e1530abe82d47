import type { ReactNode } from 'react';
import { join } from '../css/join.js';
import { tag, tones } from './Tag.css.js';

export type TagTone = keyof typeof tones;

export interface TagProps {
  /** What the colour means. @default 'neutral' */
  tone?: TagTone;
  children: ReactNode;
}

/** A short word about the thing beside it: a market, a risk, "Added". */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={join(tag, tones[tone])}>{children}</span>;
}
