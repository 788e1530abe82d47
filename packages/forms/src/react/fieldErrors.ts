import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** A server's error of a field, in the customer's language. The client's `ApiFieldError` is one. */
export interface ServerFieldError {
  /** The field's name in the form. @example 'stopLoss', 'payee.iban' */
  readonly path: string;
  readonly message: string;
}

/** Marks an error as the server's own sentence, which needs no translation. */
const SERVER_ERROR = 'server';

/** The field errors of a thrown value that concern `fields`; empty if there are none. `fields`: a form's values. */
export function refusedFieldsOf(error: unknown, fields: object): readonly ServerFieldError[] {
  if (typeof error !== 'object' || error === null || !('fieldErrors' in error)) return [];
  if (!Array.isArray(error.fieldErrors)) return [];
  return error.fieldErrors.filter(isServerFieldError).filter(({ path }) => hasField(fields, path));
}

/** Whether a form has a field of this name, such as `amount`, or `payee.iban` inside of `payee`. */
function hasField(values: unknown, path: string): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const [name = '', ...rest] = path.split('.');
  const inner = Object.getOwnPropertyDescriptor(values, name);
  return inner !== undefined && (rest.length === 0 || hasField(inner.value, rest.join('.')));
}

/**
 * Shows the field errors of a thrown value at their fields. The input stays.
 * @returns a function that removes the errors, unless a field has another one by then
 */
export function showRefusedFields<Values extends FieldValues>(
  form: Pick<
    UseFormReturn<Values, unknown, unknown>,
    'getValues' | 'setError' | 'getFieldState' | 'clearErrors'
  >,
  error: unknown,
  { shouldFocus }: { readonly shouldFocus: boolean },
): () => void {
  const refused = refusedFieldsOf(error, form.getValues());
  refused.forEach(({ path, message }, index) => {
    form.setError(
      path as Path<Values>,
      { type: SERVER_ERROR, message },
      { shouldFocus: shouldFocus && index === 0 },
    );
  });
  return () => {
    for (const { path } of refused)
      if (form.getFieldState(path as Path<Values>).error?.type === SERVER_ERROR)
        form.clearErrors(path as Path<Values>);
  };
}

function isServerFieldError(value: unknown): value is ServerFieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
