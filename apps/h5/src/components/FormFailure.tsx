import { refusedFieldsOf } from '@fairlot/forms/react';
import { describeError } from './describeError.js';
import { FailureBanner } from './FailureBanner.js';

export interface FormFailureProps {
  error: unknown;
  /** The form's values: what the server says of one of these stands beside its field, and is not said twice. */
  fields?: object;
}

/** What went wrong with a form as a whole, where it stays until the next try. */
export function FormFailure({ error, fields = {} }: FormFailureProps) {
  if (error === undefined) return null;
  const beside = refusedFieldsOf(error, fields);
  const isBeside = (text: string) => beside.some(({ message }) => message === text);
  const messages = describeError(error);
  return (
    <FailureBanner
      failure={error}
      words={messages.filter((text) => !isBeside(text)).join(' ')}
      besideFields={messages.filter(isBeside).join(' ')}
    />
  );
}
