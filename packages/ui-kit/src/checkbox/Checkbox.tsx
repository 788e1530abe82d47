import { useId, type ReactNode } from 'react';
import { flagOf } from '../checks/usable.js';
import { fieldRootOf } from '../css/rootOf.js';
import type { FieldProps } from '../field/index.js';
import { requiredMark } from '../field/FieldText.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import * as css from './Checkbox.css.js';
import { TickBox } from './TickBox.js';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  /** The statement that is agreed to. Links inside it open without ticking the box. */
  label: ReactNode;
}

/** A single yes-or-no choice, such as a consent or an agreement. */
export function Checkbox({ ref, ...props }: CheckboxProps) {
  const id = useId();
  const [held, setValue, reset, isOwn] = useOwnValue('Checkbox', props);
  const inForm = onFormReset(reset);
  const value = flagOf('Checkbox', 'value', held);
  const hasError = props.error !== undefined && props.error !== '';
  const describedBy = [hasError && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div {...fieldRootOf(props, css.root)} data-part="checkbox" data-disabled={props.disabled || undefined}>
      <div ref={inForm} data-part="row" className={css.row}>
        <TickBox
          id={id}
          ref={ref}
          name={props.name}
          {...(isOwn ? { defaultChecked: props.defaultValue } : { checked: value })}
          disabled={props.disabled}
          aria-required={props.required || undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => setValue(event.currentTarget.checked)}
          onBlur={props.onBlur}
        />
        <label htmlFor={id} data-part="label" className={css.label}>
          {props.label}
          {props.required && (
            <span aria-hidden="true" data-part="required-mark" className={requiredMark}>
              *
            </span>
          )}
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
