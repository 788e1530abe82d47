import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { need } from './need.js';
import { useField, type BoundField } from './useField.js';

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly form: { readonly control: Control<Values, unknown, unknown> };
  readonly name: Name;
  readonly children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

/**
 * `useField` as an element, so that only the changed field of a form renders.
 * @example <FormField form={form} name="mail">{(field) => <TextField label={label} {...field} />}</FormField>
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
): ReactNode {
  const { form, name, children } = props;
  if (process.env.NODE_ENV !== 'production')
    need(
      typeof children === 'function',
      'FormField',
      'children',
      children,
      'Pass a function that draws the field: {(field) => <TextField label={label} {...field} />}.',
    );
  return children(useField(form, name));
}
