import { useId, type ReactNode } from 'react';
import { fieldRootOf, type FieldRootProps } from '../css/rootOf.js';
import * as css from './FieldGroup.css.js';
import * as words from './FieldText.css.js';
import { RequiredMark } from './RequiredMark.js';

export interface FieldGroupProps extends FieldRootProps {
  /** Names the group, and stands above it. */
  label: string;
  /** Keeps the label for screen readers only, where the screen says it otherwise. @default false */
  isLabelHidden?: boolean | undefined;
  /** What is wrong, in one sentence; announced when it appears. */
  error?: string | undefined;
  /** Help that is true before and after choosing. */
  hint?: ReactNode;
  /** None of its controls can be reached. @default false */
  disabled?: boolean | undefined;
  /** Marked with a sign, and said. @default false */
  required?: boolean | undefined;
  /** `radiogroup` where one of its controls is chosen. @default a group */
  role?: 'radiogroup' | undefined;
  children: ReactNode;
}

/** Label and messages around several controls that answer one question. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, isLabelHidden, error, hint, role } = props;
  const id = useId();
  const hasError = Boolean(error);
  const describedBy = [hasError && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...fieldRootOf(props, css.group)}
      disabled={props.disabled}
      role={role}
      aria-describedby={describedBy || undefined}
      // A plain group has no such state: there its controls say it.
      {...(role === undefined
        ? {}
        : { 'aria-invalid': hasError || undefined, 'aria-required': props.required || undefined })}
      data-invalid={hasError || undefined}
    >
      <legend data-part="legend" className={isLabelHidden ? words.hiddenLabel : css.legend}>
        {label}
        {props.required ? <RequiredMark /> : null}
      </legend>
      {props.children}
      <div data-part="foot" className={words.foot}>
        <div data-part="messages" className={words.messages}>
          {/* There before their text, or their text would not be announced. */}
          <div id={`${id}-error`} data-part="error" className={words.error} aria-live="polite">
            {`${error || ''}`}
          </div>
          <div id={`${id}-hint`} data-part="hint" className={words.hint}>
            {hint}
          </div>
        </div>
      </div>
    </fieldset>
  );
}
