import type { FocusEvent } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { useFormText } from './formText.js';
import { need } from './need.js';

/** The props of a field of the kit; spread them on one. */
export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Checks the field. A control of your own may call it without an event. */
  readonly onBlur: (event?: FocusEvent<HTMLElement>) => void;
  /** The error, in the customer's language. */
  readonly error: string | undefined;
  readonly ref: (control: HTMLElement | null) => void;
}

/**
 * Binds one field of a form. Only the component that calls it renders when the field changes.
 * @example <TextField label={label} {...useField(form, 'mail')} />
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: { readonly control: Control<Values, unknown, unknown> },
  name: Name,
): BoundField<FieldPathValue<Values, Name>> {
  if (process.env.NODE_ENV !== 'production') {
    need(
      'control' in Object(form),
      'useField',
      'form',
      form,
      'Pass the form that useZodForm or useForm returned.',
    );
    need(
      typeof name === 'string' && name !== '',
      'useField',
      'name',
      name,
      'Pass a field\'s name, such as "mail".',
    );
  }
  const say = useFormText();
  const { field, fieldState } = useController({ control: form.control, name });
  const message = fieldState.error?.message;
  return {
    name: field.name,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: (event) => {
      leave(event, field.onBlur);
    },
    error: message === undefined ? undefined : say(message),
    ref: field.ref,
  };
}

/** The time in which a press ends. ms */
const PRESS_MS = 200;

/**
 * Validates a field on blur, but never between a press and its release: a message that appears then moves what is
 * being pressed away from the pointer, and the click is lost. A blur does not tell what caused it.
 */
function leave(event: FocusEvent<HTMLElement> | undefined, check: () => void): void {
  // Submitting validates every field anyway.
  if (!isSubmitButton(event?.relatedTarget)) setTimeout(check, PRESS_MS);
}

/** Whether it is a button or an input that submits a form. In another document it has another class. */
function isSubmitButton(target: (EventTarget & Partial<HTMLButtonElement>) | null | undefined): boolean {
  return target?.type === 'submit' && Boolean(target.form);
}
