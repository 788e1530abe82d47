import type { ComponentProps } from 'react';
import { warnOfLook } from '../checks/usable.js';
import { join } from '../css/join.js';
import { card, variants, padded, unpadded } from './Card.css.js';

export interface CardProps extends ComponentProps<'div'> {
  /** The edge: a shadow, a line, or none. @default 'flat' */
  variant?: keyof typeof variants | undefined;
  /** Whether it has padding; without, its rows reach the edges. @default true */
  isPadded?: boolean | undefined;
}

/** A surface that holds one subject. */
export function Card({ variant = 'flat', isPadded = true, className, ...rest }: CardProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('Card', 'variant', variants, variant);
  return (
    <div
      {...rest}
      data-part="card"
      className={join(card, variants[variant], isPadded ? padded : unpadded, className)}
    />
  );
}
