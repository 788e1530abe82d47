import { rootOf, type RootProps } from '../css/rootOf.js';
import { localeOf, warnOfValue } from '../checks/usable.js';
import { join } from '../css/join.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { countdown } from './Countdown.css.js';
import { formatClock, formatSpokenTime, milestoneAt } from './remaining.js';
import { useRemaining } from './useRemaining.js';

/** How long a milestone stays in the live region; after that it is outdated. ms */
const SAID_MS = 5_000;

const english = { timeUp: en.timeUp, timeLeft: en.timeLeft };

export interface CountdownProps extends RootProps {
  /** The instant of the end. */
  until: Date;
  /** The clock, in ms since 1970: the server's time for what the server decides. Read once a second. */
  now: () => number;
  /** What ends, such as "Subscription closes". Names the timer; not shown. */
  label: string;
  /** Called once if the end is reached while mounted. */
  onEnd?: (() => void) | undefined;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
}

/**
 * Time until a moment, counted down by seconds. Screen readers can read it at any time. It announces only a day, an
 * hour, 15, 5 and 1 minute, 30 and 10 seconds, and the end.
 */
export function Countdown({ until, now, label, onEnd, className, ...props }: CountdownProps) {
  const messages = useKitMessages(english);
  const language = useKitLocale();
  const locale = localeOf('Countdown', props.locale ?? language.locale);
  const untilMs = until instanceof Date ? until.getTime() : Number.NaN;
  if (Number.isNaN(untilMs))
    warnOfValue('Countdown', 'until', until, [
      'is no moment.',
      'It stands at zero.',
      'Pass a Date made of a full timestamp, such as "2026-03-04T15:00:00Z".',
    ]);
  const isClock = typeof now === 'function';
  if (!isClock)
    warnOfValue('Countdown', 'now', now, [
      'is no clock.',
      "It counts by the device's own, which may be minutes off.",
      "Pass a function that gives milliseconds since 1970, such as one that adds the server's lead to Date.now().",
    ]);
  const remainingMs = useRemaining(Number.isNaN(untilMs) ? 0 : untilMs, isClock ? now : Date.now, onEnd);
  const milestoneMs = milestoneAt(remainingMs);
  const said =
    milestoneMs === null || (milestoneMs > 0 && milestoneMs - remainingMs >= SAID_MS)
      ? ''
      : milestoneMs === 0
        ? fillMessage(messages.timeUp, { label })
        : fillMessage(messages.timeLeft, { label, time: formatSpokenTime(milestoneMs, locale) });
  return (
    <span {...rootOf(props, join(countdown, className))} data-part="countdown">
      {/* The role `timer` does not announce its changes. */}
      <span role="timer" aria-label={label}>
        {formatClock(remainingMs, locale)}
      </span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </span>
  );
}
