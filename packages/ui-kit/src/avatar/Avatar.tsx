import { rootOf, type RootProps } from '../css/rootOf.js';
import { textOf, warnOfLook } from '../checks/usable.js';
import { join } from '../css/join.js';
import { avatar, picture, sizes, tints } from './Avatar.css.js';
import { monogramOf, tintOf } from './tintOf.js';

export interface AvatarProps extends RootProps {
  /** A symbol or a person's name; determines the letters and the tint. */
  name: string;
  /** 28, 40 or 64 px. @default 'medium' */
  size?: keyof typeof sizes | undefined;
  /** The URL of a picture that replaces the letters once it has loaded. */
  src?: string | undefined;
}

/** A monogram on a tint derived from the name, or a picture. It is decorative: the name stands beside it. */
export function Avatar({ size = 'medium', src, ...props }: AvatarProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('Avatar', 'size', sizes, size);
  const name = textOf('Avatar', 'name', props.name);
  return (
    <span
      {...rootOf(props, join(avatar, sizes[size], tints[tintOf(name)]))}
      data-part="avatar"
      aria-hidden="true"
    >
      {/* Data says '' or null for no picture; the browser would load the page itself as one. */}
      {src ? <img data-part="picture" className={picture} src={src} alt="" /> : monogramOf(name)}
    </span>
  );
}
