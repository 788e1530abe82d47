import type { FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldRootProps } from '../css/rootOf.js';
import type { ValueProps } from './useOwnValue.js';

/** The props of every field of the kit. They can be spread from a form library's controller. */
export interface FieldProps<Value, Control extends HTMLElement = HTMLInputElement>
  extends FieldRootProps, ValueProps<Value> {
  /** Always visible, always the accessible name. */
  label: string;
  /** The error message, one sentence. Marks the field as invalid and is announced when it appears. */
  error?: string | undefined;
  /** Help text that holds before and after typing. Read together with the label. */
  hint?: ReactNode;
  /** Cannot be changed or focused. Explain why beside it. @default false */
  disabled?: boolean | undefined;
  /** Shows a required mark and announces it. The field itself does not validate it. @default false */
  required?: boolean | undefined;
  /** The name in a form that the browser submits, and for autofill. */
  name?: string | undefined;
  /** Called when the focus leaves the field, the time to validate. */
  onBlur?: FocusEventHandler<Control> | undefined;
  /** The control itself, so that a form can focus the first invalid field. */
  ref?: Ref<Control> | undefined;
}
