import { useId, type ReactNode } from 'react';
import { fieldRootOf } from '../css/rootOf.js';
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
    <div {...fieldRootOf(props, css.root)} data-part="checkbox" data-disabled={props.disabled || undefined}>
      <div data-part="row" className={css.row}>
        <span data-part="mark" className={css.mark}>
          <input
            id={id}
            ref={ref}
            data-part="input"
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
          <svg data-part="tick" className={css.tick} viewBox="0 0 14 14" aria-hidden="true">
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
        <label htmlFor={id} data-part="label" className={css.label}>
          {props.label}
        </label>
      </div>
      <div data-part="foot" className={css.foot}>
        <div id={`${id}-error`} data-part="error" className={css.error} aria-live="polite">
          {`${props.error || ''}`}
        </div>
        <div id={`${id}-hint`}>{props.hint}</div>
      </div>
    </div>
  );
}
