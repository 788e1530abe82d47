import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../badge/Badge.js';
import { countText } from '../badge/countText.js';
import { join } from '../css/join.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { badgeSpot, iconButton } from './IconButton.css.js';

const english = { unread: en.unread };

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, as a verb or a place: its accessible name. */
  label: string;
  /** The icon; screen readers skip it. */
  icon: ReactNode;
  /** Shows how many items are waiting, at the corner and in the name. 0 shows nothing. */
  badgeCount?: number | undefined;
}

/** A 44 px square with an icon and an accessible name. */
export function IconButton({
  label,
  icon,
  badgeCount = 0,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const messages = useKitMessages(english);
  const name =
    badgeCount > 0 ? `${label}, ${fillMessage(messages.unread, { count: countText(badgeCount) })}` : label;
  return (
    <button
      {...rest}
      type={type}
      aria-label={name}
      data-part="icon-button"
      className={join(iconButton, className)}
    >
      {icon}
      {badgeCount > 0 && (
        <span data-part="badge-spot" className={badgeSpot} aria-hidden="true">
          <Badge count={badgeCount} />
        </span>
      )}
    </button>
  );
}
