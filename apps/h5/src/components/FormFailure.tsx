import { refusedFieldsOf } from '@fairlot/forms/react';
import { describeError } from './describeError.js';
import { FailureBanner } from './FailureBanner.js';
import { OfflineNote } from './OfflineNote.js';

export interface FormFailureProps {
  error: unknown;
  /** The form's values: errors of these fields are shown at their fields and left out here. */
  fields?: object;
}

/**
 * Why a form cannot be sent: no connection, or the error of the last attempt as a whole, shown until the next attempt.
 */
export function FormFailure(props: FormFailureProps) {
  return (
    <>
      <OfflineNote />
      {props.error !== undefined && <Failure {...props} />}
    </>
  );
}

function Failure({ error, fields = {} }: FormFailureProps) {
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
