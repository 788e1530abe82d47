import type { ReactNode, Ref } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { IconButton } from '../icon-button/IconButton.js';
import { BackIcon, HomeIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import {
  bar,
  start as startClass,
  title as titleClass,
  tools as toolsClass,
  untitled,
} from './NavBar.css.js';

const english = { home: en.home, back: en.back };

export interface NavBarProps extends RootProps {
  /** The page's name: its h1. Omit it if the page shows its own. */
  title?: ReactNode;
  /** Goes back, or home if there is no history. Without it there is no back button. */
  onBack?: (() => void) | undefined;
  /** The destination of `onBack`; decides the button's icon and name. @default 'back' */
  backTo?: 'back' | 'home' | undefined;
  /** Replaces the back button: a logo, an account picker. */
  start?: ReactNode;
  /** Icon buttons at the end. */
  tools?: ReactNode;
  /** The heading, for focusing it after a navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The 44 px bar at the top of a page. The title stays centred with any number of tools. */
export function NavBar({
  title,
  onBack,
  backTo = 'back',
  start,
  tools,
  titleRef,
  className,
  ...rest
}: NavBarProps) {
  const messages = useKitMessages(english);
  const isTitled = title !== undefined;
  return (
    <header {...rootOf(rest, join(bar, isTitled ? undefined : untitled, className))} data-part="nav-bar">
      <div data-part="start" className={startClass}>
        {start ??
          (onBack && (
            <IconButton
              label={backTo === 'home' ? messages.home : messages.back}
              icon={backTo === 'home' ? <HomeIcon /> : <BackIcon />}
              onClick={onBack}
            />
          ))}
      </div>
      {isTitled && (
        <h1 ref={titleRef} tabIndex={-1} data-part="title" className={titleClass}>
          {title}
        </h1>
      )}
      <div data-part="tools" className={toolsClass}>
        {tools}
      </div>
    </header>
  );
}
