import type { FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldRootProps } from '../css/rootOf.js';
import type { ValueProps } from '../hooks/useOwnValue.js';

/** The props of every field of the kit. They can be spread from a form library's controller. */
export interface FieldProps<
  Value,
  Control extends HTMLElement = HTMLInputElement,
  Chosen extends Value = Value,
>
  extends FieldRootProps, ValueProps<Value, Chosen> {
  /** The label above the control, and its accessible name. A long one wraps. */
  label: string;
  /** The error message, one sentence. It marks the field as invalid and is announced when it appears. @default none */
  error?: string | undefined;
  /** Help text, valid before and after typing; read with the label. @default none */
  hint?: ReactNode;
  /** Whether it can be neither focused nor changed. Say why beside it. @default false */
  disabled?: boolean | undefined;
  /** Shows a required mark and announces it. It validates nothing. @default false */
  required?: boolean | undefined;
  /** The name of the value in a submitted form, and for autofill. @default it is not submitted */
  name?: string | undefined;
  /** Called when the focus leaves the field, such as to validate it. @default none */
  onBlur?: FocusEventHandler<Control> | undefined;
  /** The control's element, so that a form can focus the first invalid field. */
  ref?: Ref<Control> | undefined;
}
