import { refusedFieldsOf } from '@fairlot/forms/react';
import { describeError } from './describeError.js';
import { FailureBanner } from './FailureBanner.js';

export interface FormFailureProps {
  error: unknown;
  /** The form's values: errors of these fields are shown at their fields and left out here. */
  fields?: object;
}

/** The error of a form as a whole, shown until the next attempt. */
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
