import type { FocusEventHandler, ReactNode, Ref } from 'react';

/** What every field of the kit takes, whatever its value is. Made to be spread from a form library's controller. */
export interface FieldProps<Value, Control extends HTMLElement = HTMLInputElement> {
  /** Always visible, always the accessible name. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** What is wrong, in one sentence. Marks the field as invalid and is announced when it appears. */
  error?: string | undefined;
  /** Help that is true before and after typing. Read together with the label. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
  onBlur?: FocusEventHandler<Control> | undefined;
  /** The control itself, so that a form can focus the first invalid field. */
  ref?: Ref<Control> | undefined;
}
