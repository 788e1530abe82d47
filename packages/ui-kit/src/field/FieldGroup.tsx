import { useId, type ReactNode, type Ref } from 'react';
import { fieldRootOf, type FieldRootProps } from '../css/rootOf.js';
import * as css from './FieldGroup.css.js';
import * as words from './FieldText.css.js';
import { RequiredMark } from './RequiredMark.js';

export interface FieldGroupProps extends FieldRootProps {
  /** Names the group; shown above it. */
  label: string;
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
  /** The error message, one sentence; announced when it appears. */
  error?: string | undefined;
  /** Help text that holds before and after choosing. */
  hint?: ReactNode;
  /** Whether none of its controls can be focused. @default false */
  disabled?: boolean | undefined;
  /** Shows a required mark and announces it. @default false */
  required?: boolean | undefined;
  /** `radiogroup` if exactly one of its controls is chosen. @default 'group' */
  role?: 'radiogroup' | undefined;
  /** The root element. */
  ref: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** Label and messages around several controls that answer one question. */
export function FieldGroup({ ref, ...props }: FieldGroupProps) {
  const { label, isLabelHidden, error, hint, role } = props;
  const id = useId();
  const hasError = Boolean(error);
  const describedBy = [hasError && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...fieldRootOf(props, css.group)}
      ref={ref}
      disabled={props.disabled}
      role={role}
      aria-describedby={describedBy || undefined}
      // The role `group` does not support these states; its controls have them.
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
          {/* Always rendered, because a region that arrives with its text is not announced. */}
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
