import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { nameIn } from '../checks/usable.js';
import { join } from '../css/join.js';
import { keepsFocus } from '../dom/keepsFocus.js';
import { IconButton } from '../icon-button/IconButton.js';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import {
  action as actionClass,
  banner,
  body,
  close,
  edge,
  picture,
  title as titleClass,
  tones,
  words,
} from './Banner.css.js';

const english = { dismiss: en.dismiss };

export type BannerTone = keyof typeof tones;

export interface BannerProps extends RootProps {
  /** The severity; the icon shows it too. @default 'info' */
  tone?: BannerTone | undefined;
  /** The subject, in a few words. */
  title?: ReactNode;
  children?: ReactNode;
  /** A link or a small button below the text. */
  action?: ReactNode;
  /** Spans the full width instead of being a rounded box. @default false */
  isEdge?: boolean | undefined;
  /** Called by the dismiss button, which is shown only with it. */
  onDismiss?: (() => void) | undefined;
  /**
   * `alert` for an urgent event, `status` for other events; omit it for a banner that was there when the page loaded.
   */
  role?: 'alert' | 'status' | undefined;
}

const pictures = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CheckIcon,
  caution: WarningIcon,
  critical: WarningIcon,
};

/** A message about the page: a notice, a warning, a pending review. */
export function Banner({ title, children, action, isEdge = false, onDismiss, role, ...props }: BannerProps) {
  const messages = useKitMessages(english);
  const tone = nameIn('Banner', 'tone', pictures, props.tone ?? 'info', 'info');
  const Picture = pictures[tone];
  return (
    <div
      {...rootOf(props, join(banner, tones[tone], isEdge && edge))}
      data-part="banner"
      {...(role === undefined ? {} : { role })}
    >
      <span data-part="picture" className={picture}>
        <Picture size="small" />
      </span>
      <div ref={keepsFocus} data-part="words" className={words}>
        {title !== undefined && (
          <p data-part="title" className={titleClass}>
            {title}
          </p>
        )}
        {children !== undefined && (
          <div data-part="body" className={body}>
            {children}
          </div>
        )}
        {action !== undefined && action !== false && (
          // A bar stays as low as its lines.
          <div data-part="action" className={isEdge ? undefined : actionClass}>
            {action}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton
          ref={keepsFocus}
          className={close}
          label={messages.dismiss}
          icon={<CloseIcon size="small" />}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
