import { useId } from 'react';
import { flagOf } from '../checks/usable.js';
import { fieldRootOf } from '../css/rootOf.js';
import type { FieldProps } from '../field/index.js';
import { requiredMark } from '../field/FieldText.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import * as css from './Switch.css.js';

export type SwitchProps = FieldProps<boolean>;

/** A setting that takes effect at once. For a value that is submitted later, use a checkbox. */
export function Switch({ ref, ...props }: SwitchProps) {
  const id = useId();
  const [held, setValue, reset, isOwn] = useOwnValue('Switch', props);
  const inForm = onFormReset(reset);
  const value = flagOf('Switch', 'value', held);
  const hasError = props.error !== undefined && props.error !== '';
  const describedBy = [hasError && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div {...fieldRootOf(props, css.row)} data-part="switch" data-disabled={props.disabled || undefined}>
      <div ref={inForm} data-part="words" className={css.words}>
        <label htmlFor={id} data-part="label" className={css.label}>
          {props.label}
          {props.required && (
            <span aria-hidden="true" data-part="required-mark" className={requiredMark}>
              *
            </span>
          )}
        </label>
        <div id={`${id}-hint`} data-part="hint" className={css.hint}>
          {props.hint}
        </div>
        <div id={`${id}-error`} data-part="error" className={css.error} aria-live="polite">
          {`${props.error || ''}`}
        </div>
      </div>
      <span data-part="hit" className={css.hit}>
        <input
          id={id}
          ref={ref}
          data-part="input"
          className={css.input}
          type="checkbox"
          role="switch"
          name={props.name}
          {...(isOwn ? { defaultChecked: props.defaultValue } : { checked: value })}
          disabled={props.disabled}
          aria-required={props.required || undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => setValue(event.currentTarget.checked)}
          onBlur={props.onBlur}
        />
      </span>
    </div>
  );
}
