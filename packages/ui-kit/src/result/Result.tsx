import type { ReactNode } from 'react';
import { nameIn } from '../checks/usable.js';
import { join } from '../css/join.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { keepsFocus } from '../dom/keepsFocus.js';
import { CheckIcon, ClockIcon, InfoIcon, WarningIcon } from '../icon/index.js';
import * as css from './Result.css.js';

const pictures = {
  positive: CheckIcon,
  caution: ClockIcon,
  critical: WarningIcon,
  info: InfoIcon,
};

export interface ResultProps extends RootProps {
  /** The outcome; the icon shows it too. `caution` means undecided. @default 'positive' */
  tone?: keyof typeof css.tones | undefined;
  /** What happened, in a line; rendered as a heading. */
  title: ReactNode;
  /** What that means, or what happens next. */
  hint?: ReactNode;
  /** Details, such as a `KeyValue` of amount and reference. */
  children?: ReactNode;
  /** What to do next: one button, or two stacked. */
  action?: ReactNode;
}

/** The outcome of a customer's action: placed, waiting, refused. */
export function Result({
  tone: givenTone = 'positive',
  title,
  hint,
  children,
  action,
  ...rest
}: ResultProps) {
  const tone = nameIn('Result', 'tone', pictures, givenTone, 'info');
  const Picture = pictures[tone];
  return (
    <section {...rootOf(rest, css.result)} data-part="result" data-tone={tone}>
      <span data-part="picture" className={join(css.picture, css.tones[tone])}>
        <Picture />
      </span>
      <h2 data-part="title" className={css.title}>
        {title}
      </h2>
      {hint !== undefined && (
        <p data-part="hint" className={css.hint}>
          {hint}
        </p>
      )}
      {children !== undefined && (
        <div data-part="details" className={css.details}>
          {children}
        </div>
      )}
      {action !== undefined && (
        <div ref={keepsFocus} data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </section>
  );
}
