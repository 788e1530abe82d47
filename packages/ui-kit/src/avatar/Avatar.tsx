import { join } from '../css/join.js';
import { avatar, sizes, tints } from './Avatar.css.js';
import { monogramOf, tintOf } from './tintOf.js';

export interface AvatarProps {
  /** A symbol or a person's name: gives the letters and the tint. */
  name: string;
  /** 28, 40 or 64 px. @default 'medium' */
  size?: keyof typeof sizes;
}

/** A monogram on a tint of its own. Decoration: the name stands beside it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span className={join(avatar, sizes[size], tints[tintOf(name)])} aria-hidden="true">
      {monogramOf(name)}
    </span>
  );
}
