import { useId, type ReactNode } from 'react';
import * as css from './ChoiceRow.css.js';

/** One option of a choice. */
export interface ChoiceOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A secondary line: what the option means or costs. */
  readonly note?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceRowProps {
  /** The option that the control selects. */
  option: ChoiceOption;
  /** Whether it cannot be chosen, by itself or with its group. */
  disabled: boolean | undefined;
  /** Renders the control. Spread the names on it; they tie it to its text. */
  children: (names: { 'aria-labelledby': string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A control with its text; a tap on either selects it. */
export function ChoiceRow({ option, disabled, children }: ChoiceRowProps) {
  const id = useId();
  const hasNote = Boolean(option.note);
  return (
    <label data-part="option" className={css.row} data-disabled={disabled || undefined}>
      <span data-part="spot" className={css.spot}>
        {/* Its first line is the name, the second one the description. */}
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
