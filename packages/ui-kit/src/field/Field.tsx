import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import { fieldRootOf, type FieldRootProps } from '../css/rootOf.js';
import * as css from './Field.css.js';
import * as words from './FieldText.css.js';

/** Attributes that tie a control to its label and messages; spread `control` on it. */
export interface FieldControlProps {
  /** The target of the label. */
  id: string;
  /** The ids of error, hint and note. */
  'aria-describedby': string | undefined;
  /** True while there is an error. */
  'aria-invalid': true | undefined;
  /** True if a value is required. */
  'aria-required': true | undefined;
  /** Whether it can be neither focused nor changed. */
  disabled: boolean | undefined;
}

export interface FieldFrameProps extends FieldRootProps {
  /** The label above the box, and the control's accessible name. A long one wraps. */
  label: string;
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
  /** The error message, one sentence; announced when it appears. @default none */
  error?: string | undefined;
  /** Help text, valid before and after typing. @default none */
  hint?: ReactNode;
  /** A message of the control, such as how it read a number; announced when it changes. @default none */
  note?: string | undefined;
  /** Dims the field and disables the control. @default false */
  disabled?: boolean | undefined;
  /** Shows a required mark and announces it. @default false */
  required?: boolean | undefined;
  /** Inside the box, before the control. @default none */
  start?: ReactNode;
  /** Inside the box, after the control. @default none */
  end?: ReactNode;
  /** At the end of the line below the box. @default none */
  counter?: ReactNode;
  /** The root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Renders the control. Spread `control` on its element. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, box and messages around one control of your own. All fields of the kit use it. */
export function Field({ ref, ...props }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const hasError = Boolean(props.error);
  const describedBy = [hasError && errorId, props.note && noteId, props.hint && hintId]
    .filter(Boolean)
    .join(' ');

  return (
    <div
      {...fieldRootOf(props, css.root)}
      ref={ref}
      data-part="field"
      data-invalid={hasError || undefined}
      data-disabled={props.disabled || undefined}
    >
      <label htmlFor={id} data-part="label" className={props.isLabelHidden ? words.hiddenLabel : words.label}>
        {props.label}
        {props.required && (
          <span aria-hidden="true" data-part="required-mark" className={words.requiredMark}>
            *
          </span>
        )}
      </label>
      {/* The whole box is the tap target, so that a tap beside the text focuses the field. Keyboards focus it
         anyway. */}
      <div data-part="box" className={css.box} role="presentation" onMouseDown={focusControl}>
        {props.start !== undefined && (
          <span data-part="slot" className={css.slot}>
            {props.start}
          </span>
        )}
        {props.children({
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': hasError || undefined,
          'aria-required': props.required || undefined,
          disabled: props.disabled,
        })}
        {props.end !== undefined && (
          <span data-part="slot" className={css.slot}>
            {props.end}
          </span>
        )}
      </div>
      <div data-part="foot" className={words.foot}>
        <div data-part="messages" className={words.messages}>
          {/* Always rendered, because a region that arrives with its text is not announced. The error becomes a
             string, whatever a form library keeps: React throws on an object. */}
          <div id={errorId} data-part="error" className={words.error} aria-live="polite">
            {`${props.error || ''}`}
          </div>
          <div id={noteId} data-part="note" className={words.note} aria-live="polite">
            {props.note}
          </div>
          <div id={hintId} data-part="hint" className={words.hint}>
            {props.hint}
          </div>
        </div>
        {props.counter}
      </div>
    </div>
  );
}

function focusControl(event: MouseEvent<HTMLDivElement>): void {
  if ((event.target as Element).closest('input, select, textarea, button, a') !== null) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
