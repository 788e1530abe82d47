import type { ComponentProps } from 'react';
import { warnOfLook } from '../checks/usable.js';
import { join } from '../css/join.js';
import { card, kinds, padded, unpadded } from './Card.css.js';

export interface CardProps extends ComponentProps<'div'> {
  /** The edge: a shadow, a line, or none. @default 'flat' */
  kind?: keyof typeof kinds | undefined;
  /** Whether it has padding; without, its rows reach the edges. @default true */
  isPadded?: boolean | undefined;
}

/** A surface that holds one subject. */
export function Card({ kind = 'flat', isPadded = true, className, ...rest }: CardProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('Card', 'kind', kinds, kind);
  return (
    <div
      {...rest}
      data-part="card"
      className={join(card, kinds[kind], isPadded ? padded : unpadded, className)}
    />
  );
}
