import type { FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldRootProps } from '../css/rootOf.js';
import type { ValueProps } from './useOwnValue.js';

/** What every field of the kit takes, whatever its value is. Made to be spread from a form library's controller. */
export interface FieldProps<Value, Control extends HTMLElement = HTMLInputElement>
  extends FieldRootProps, ValueProps<Value> {
  /** Always visible, always the accessible name. */
  label: string;
  /** What is wrong, in one sentence. Marks the field as invalid and is announced when it appears. */
  error?: string | undefined;
  /** Help that is true before and after typing. Read together with the label. */
  hint?: ReactNode;
  /** Cannot be changed or reached by keyboard. Say beside it why. @default false */
  disabled?: boolean | undefined;
  /** Marked with a sign, and said. The field itself does not check it. @default false */
  required?: boolean | undefined;
  /** For forms that are sent by the browser, and for what fills them in. */
  name?: string | undefined;
  /** The focus left it: the moment to check what was typed. */
  onBlur?: FocusEventHandler<Control> | undefined;
  /** The control itself, so that a form can focus the first invalid field. */
  ref?: Ref<Control> | undefined;
}
