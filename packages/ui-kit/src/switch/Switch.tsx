import { useId } from 'react';
import type { FieldProps } from '../field/index.js';
import * as css from './Switch.css.js';

export type SwitchProps = FieldProps<boolean>;

/** A setting that takes effect at once. For something that is sent later, use a checkbox. */
export function Switch({ ref, ...props }: SwitchProps) {
  const id = useId();
  const hasError = props.error !== undefined && props.error !== '';
  const describedBy = [hasError && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={css.row} data-disabled={props.disabled || undefined}>
      <div className={css.words}>
        <label htmlFor={id} className={css.label}>
          {props.label}
        </label>
        <div id={`${id}-hint`} className={css.hint}>
          {props.hint}
        </div>
        <div id={`${id}-error`} className={css.error} aria-live="polite">
          {`${props.error || ''}`}
        </div>
      </div>
      <span className={css.hit}>
        <input
          id={id}
          ref={ref}
          className={css.input}
          type="checkbox"
          role="switch"
          name={props.name}
          checked={props.value}
          disabled={props.disabled}
          aria-required={props.required || undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => props.onValueChange(event.currentTarget.checked)}
          onBlur={props.onBlur}
        />
      </span>
    </div>
  );
}
