import { useId, type ReactNode } from 'react';
import type { FieldProps } from '../field/index.js';
import * as css from './Checkbox.css.js';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  /** What is agreed to. May hold links: they open, and do not tick. */
  label: ReactNode;
}

/** One thing that is so or not: a consent, an agreement. */
export function Checkbox({ ref, ...props }: CheckboxProps) {
  const id = useId();
  const hasError = props.error !== undefined && props.error !== '';
  const describedBy = [hasError && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={css.root} data-disabled={props.disabled || undefined}>
      <div className={css.row}>
        <span className={css.mark}>
          <input
            id={id}
            ref={ref}
            className={css.input}
            type="checkbox"
            name={props.name}
            checked={props.value}
            disabled={props.disabled}
            aria-required={props.required || undefined}
            aria-invalid={hasError || undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => props.onValueChange(event.currentTarget.checked)}
            onBlur={props.onBlur}
          />
          <svg className={css.tick} viewBox="0 0 14 14" aria-hidden="true">
            <path
              d="M2.5 7.5 5.5 10.5 11.5 4"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <label htmlFor={id} className={css.label}>
          {props.label}
        </label>
      </div>
      <div className={css.foot}>
        <div id={`${id}-error`} className={css.error} aria-live="polite">
          {`${props.error || ''}`}
        </div>
        <div id={`${id}-hint`}>{props.hint}</div>
      </div>
    </div>
  );
}
