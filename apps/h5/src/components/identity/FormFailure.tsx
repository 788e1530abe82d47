import { fieldErrorsOf } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { describeError } from '../describeError.js';

export interface FormFailureProps {
  error: unknown;
  /** The form's values: what the server says of one of these stands beside its field, and is not said twice. */
  fields?: object;
}

/** What went wrong with a form as a whole, where it stays until the next try. */
export function FormFailure({ error, fields = {} }: FormFailureProps) {
  if (error === undefined) return null;
  const beside = fieldErrorsOf(error).filter(({ path }) => path in fields);
  const messages = describeError(error).filter((text) => !beside.some(({ message }) => message === text));
  if (messages.length === 0) return null;
  return (
    <Banner tone="critical" role="alert">
      {messages.join(' ')}
    </Banner>
  );
}
