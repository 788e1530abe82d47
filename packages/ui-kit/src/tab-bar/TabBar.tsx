import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { functionOf, listOf } from '../checks/usable.js';
import { Badge } from '../badge/Badge.js';
import { countText } from '../badge/countText.js';
import { join } from '../css/join.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import {
  badgeSpot,
  bar,
  item as itemClass,
  items as itemsClass,
  label as labelClass,
  picture,
} from './TabBar.css.js';

const english = { unread: en.unread };

export interface TabBarItem {
  /** Names the item; usually its path. */
  id: string;
  label: string;
  icon: ReactNode;
  /** Shown while the item is the current one. @default icon */
  selectedIcon?: ReactNode;
  /** The URL, for the default `renderLink`. */
  href?: string | undefined;
  /** A count, included in the accessible name. 0 shows nothing. */
  badgeCount?: number | undefined;
}

/** The props of a link of the bar; spread them into the router's link. */
export interface TabBarLinkProps {
  className: string;
  /** Marks the current page. */
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

export interface TabBarProps extends RootProps {
  /** Names the navigation for screen readers, such as "Main". */
  label: string;
  /** About five items; more do not fit. */
  items: readonly TabBarItem[];
  /** `id` of the current item; undefined on other pages. */
  currentId?: string | undefined;
  /** Renders an item as the router's link. @default a plain `a` to `href` */
  renderLink?: ((item: TabBarItem, link: TabBarLinkProps) => ReactNode) | undefined;
}

const plainLink = (item: TabBarItem, { children, ...link }: TabBarLinkProps) => (
  <a {...link} href={item.href}>
    {children}
  </a>
);

/** The 50 px bar of links at the bottom of the main pages. */
export function TabBar({ label, items, currentId, className, ...props }: TabBarProps) {
  const messages = useKitMessages(english);
  const renderLink = functionOf('TabBar', 'renderLink', props.renderLink ?? plainLink, plainLink);
  return (
    <nav {...rootOf(props, join(bar, className))} aria-label={label} data-part="tab-bar">
      <ul role="list" data-part="items" className={itemsClass}>
        {listOf('TabBar', 'items', items).map((item) => {
          const isCurrent = item.id === currentId;
          const count = item.badgeCount ?? 0;
          return (
            <li key={item.id}>
              {renderLink(item, {
                className: itemClass,
                'aria-current': isCurrent ? 'page' : undefined,
                children: (
                  <>
                    <span data-part="picture" className={picture} aria-hidden="true">
                      {isCurrent ? (item.selectedIcon ?? item.icon) : item.icon}
                      {count > 0 && (
                        <span data-part="badge-spot" className={badgeSpot}>
                          <Badge count={count} />
                        </span>
                      )}
                    </span>
                    <span data-part="label" className={labelClass}>
                      {item.label}
                      {count > 0 && (
                        <VisuallyHidden>{` ${fillMessage(messages.unread, { count: countText(count) })}`}</VisuallyHidden>
                      )}
                    </span>
                  </>
                ),
              })}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
