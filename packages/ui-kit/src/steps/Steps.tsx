import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { watchSize } from '../dom/watchSize.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { listOf, nameIn } from '../checks/usable.js';
import { CheckIcon, CloseIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import * as css from './Steps.css.js';

const english = { stepDone: en.stepDone, stepUpcoming: en.stepUpcoming, stepFailed: en.stepFailed };

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface StepItem {
  label: ReactNode;
  /** A secondary line: when it happened, or by when it will. */
  note?: ReactNode;
  state: StepState;
}

export interface StepsProps extends RootProps {
  /** In order, two or more. */
  items: readonly StepItem[];
  /** Names the list. */
  label?: string | undefined;
  /**
   * `horizontal` for three or four short words above a form. It is drawn vertically if a word would not
   * fit. @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** The progress of a process: the steps of a form, or of a request. Shape and text show the states too. */
export function Steps({ items, label, orientation = 'vertical', ...rest }: StepsProps) {
  const messages = useKitMessages(english);
  const first = useRef<HTMLLIElement>(null);
  const [isTooNarrow, setIsTooNarrow] = useState(false);
  useLayoutEffect(() => {
    const list = first.current?.parentElement;
    if (orientation === 'vertical' || !list) return undefined;
    const measure = () => setIsTooNarrow(!fitsSideBySide(list));
    measure();
    return watchSize([list], measure);
  }, [items, orientation]);
  const words = {
    current: '',
    done: messages.stepDone,
    upcoming: messages.stepUpcoming,
    failed: messages.stepFailed,
  };
  return (
    <ol
      {...rootOf(rest, css.steps)}
      role="list"
      aria-label={label}
      data-part="steps"
      data-orientation={isTooNarrow ? 'vertical' : orientation}
    >
      {listOf('Steps', 'items', items).map(({ label: name, note, state }, index) => (
        <li
          key={index}
          ref={index === 0 ? first : undefined}
          data-part="step"
          className={css.step}
          data-state={state}
          {...(state === 'current' ? { 'aria-current': 'step' } : {})}
        >
          <span data-part="mark" className={css.mark} aria-hidden="true">
            {state === 'done' ? (
              <CheckIcon size="small" />
            ) : state === 'failed' ? (
              <CloseIcon size="small" />
            ) : (
              index + 1
            )}
          </span>
          <span data-part="words" className={css.words}>
            <span data-part="label" className={css.label}>
              {name}
            </span>
            {/* `aria-current` announces the current step, in the screen reader's own words. */}
            {state === 'current' ? null : (
              <VisuallyHidden>{` ${words[nameIn('Steps', 'state', words, state, 'upcoming')]} `}</VisuallyHidden>
            )}
            {note === undefined ? null : (
              <span data-part="note" className={css.note}>
                {note}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Whether every word fits into its share of the width. The steps must be horizontal while it measures. */
function fitsSideBySide(list: HTMLElement): boolean {
  const drawn = list.dataset['orientation'];
  list.dataset['orientation'] = 'horizontal';
  const texts = list.querySelectorAll('[data-part="words"]');
  const fits = [...texts].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  list.dataset['orientation'] = drawn;
  return fits;
}
