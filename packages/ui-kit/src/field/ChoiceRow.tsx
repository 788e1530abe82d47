import { useId, type ReactNode } from 'react';
import * as css from './ChoiceRow.css.js';

/** One of the answers to a question. */
export interface ChoiceOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second, quieter line: what the choice means or costs. */
  readonly note?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceRowProps {
  /** What is chosen with it. */
  option: ChoiceOption;
  /** Cannot be chosen, for itself or with its group. */
  disabled: boolean | undefined;
  /** The control: spread the names that tie it to the words. */
  children: (names: { 'aria-labelledby': string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A control with its words beside it; a tap on any of them is one on the control. */
export function ChoiceRow({ option, disabled, children }: ChoiceRowProps) {
  const id = useId();
  const hasNote = Boolean(option.note);
  return (
    <label data-part="option" className={css.row} data-disabled={disabled || undefined}>
      <span data-part="spot" className={css.spot}>
        {/* Named by its first line alone; the second is its description. */}
        {children({
          'aria-labelledby': `${id}-label`,
          'aria-describedby': hasNote ? `${id}-note` : undefined,
        })}
      </span>
      <span data-part="words" className={css.words}>
        <span id={`${id}-label`} data-part="title" className={css.title}>
          {option.label}
        </span>
        {hasNote && (
          <span id={`${id}-note`} data-part="note" className={css.note}>
            {option.note}
          </span>
        )}
      </span>
    </label>
  );
}
