import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { warnOfLook } from '../checks/usable.js';
import { watchSize } from '../dom/watchSize.js';
import { join } from '../css/join.js';
import { keepsFocus } from '../dom/keepsFocus.js';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, InfoIcon, WarningIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './NoticeBar.css.js';

const english = { collapse: en.collapse, expand: en.expand, dismiss: en.dismiss };

export interface NoticeBarProps extends RootProps {
  /** The severity; the icon shows it too. @default 'info' */
  tone?: keyof typeof css.tones | undefined;
  /**
   * The notice. It shows one line, with large text three; the reader can expand a longer one. It
   * does not scroll sideways.
   */
  children: ReactNode;
  /** A link or a small button at its end. */
  action?: ReactNode;
  /** Called by the dismiss button, which is shown only with it. */
  onDismiss?: (() => void) | undefined;
  /**
   * `status` for a notice that appeared while the page was open; omit it for one that was there when the page loaded.
   */
  role?: 'status' | undefined;
}

/** One line above the content: maintenance, market closed, an announcement. */
export function NoticeBar({ tone = 'info', children, action, onDismiss, role, ...rest }: NoticeBarProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('NoticeBar', 'tone', css.tones, tone);
  const messages = useKitMessages(english);
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = words.current;
    if (element === null || isOpen) return undefined;
    return watchSize([element], () => setIsCut(isCutOff(element)));
  }, [isOpen, children]);

  const Picture = tone === 'caution' || tone === 'critical' ? WarningIcon : InfoIcon;
  return (
    <div
      {...rootOf(rest, join(css.bar, css.tones[tone]))}
      data-part="notice-bar"
      {...(role === undefined ? {} : { role })}
    >
      <Picture size="small" className={css.picture} />
      <span ref={words} id={id} data-part="words" className={css.words} data-open={isOpen || undefined}>
        {children}
      </span>
      <span ref={keepsFocus} data-part="actions" className={css.actions}>
        {isCut || isOpen ? (
          <button
            type="button"
            data-part="button"
            className={css.button}
            aria-label={isOpen ? messages.collapse : messages.expand}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <ChevronUpIcon size="small" /> : <ChevronDownIcon size="small" />}
          </button>
        ) : null}
        {action}
        {onDismiss === undefined ? null : (
          <button
            type="button"
            data-part="button"
            className={css.button}
            aria-label={messages.dismiss}
            onClick={onDismiss}
          >
            <CloseIcon size="small" />
          </button>
        )}
      </span>
    </div>
  );
}

function isCutOff({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
