/** What a server says about a field, in the customer's language. The client's `ApiFieldError` is one. */
export interface ServerFieldError {
  /** As the form spells it. @example 'stopLoss' */
  readonly path: string;
  readonly message: string;
}

/** Marks an error as the server's own sentence, which needs no translation. */
export const SERVER_ERROR = 'server';

/** The field errors that something thrown brings along, known by their shape; none of anything else. */
export function fieldErrorsOf(error: unknown): readonly ServerFieldError[] {
  if (typeof error !== 'object' || error === null || !('fieldErrors' in error)) return [];
  return Array.isArray(error.fieldErrors) ? error.fieldErrors.filter(isServerFieldError) : [];
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
