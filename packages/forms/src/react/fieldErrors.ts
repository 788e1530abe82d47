import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What a server says about a field, in the customer's language. The client's `ApiFieldError` is one. */
export interface ServerFieldError {
  /** As the form spells it. @example 'stopLoss' */
  readonly path: string;
  readonly message: string;
}

/** Marks an error as the server's own sentence, which needs no translation. */
const SERVER_ERROR = 'server';

/** The field errors that a thrown value carries for these fields; empty if it carries none. `fields`: a form's values. */
export function refusedFieldsOf(error: unknown, fields: object): readonly ServerFieldError[] {
  if (typeof error !== 'object' || error === null || !('fieldErrors' in error)) return [];
  if (!Array.isArray(error.fieldErrors)) return [];
  return error.fieldErrors.filter(isServerFieldError).filter(({ path }) => path in fields);
}

/**
 * Shows the field errors of a thrown value beside their fields. What was typed stays.
 * @returns takes it back again, where the field has no other error by then
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
