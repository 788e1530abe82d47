import { identityForm, type IdentityFormValues, type IdentityNames } from '@fairlot/forms/kyc';
import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useWatch } from 'react-hook-form';
import { refusalOf } from '../../components/review/moneyActions.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { imageOf, type DocumentPart, type Kyc, type Part } from './kycQueries.js';
import type { useSubmitKyc } from './useSubmitKyc.js';

interface IdentityFormSetup {
  /** The last review of the same document, if any. */
  readonly before: Kyc | undefined;
  /** The pages of the document that need a picture. */
  readonly parts: readonly DocumentPart[];
  readonly action: ReturnType<typeof useSubmitKyc>['action'];
  readonly onSubmit: (values: IdentityFormValues) => void;
}

/** The form of names, number and pictures. It begins with what the last review knows. */
export function useIdentityForm({ before, parts, action, onSubmit }: IdentityFormSetup) {
  const isAccepted = (part: Part, typed: IdentityNames) =>
    before !== undefined && isSame(before, typed) && imageOf(before, part)?.status === 'accepted';
  const form = useZodForm(
    identityForm((typed) => parts.filter((part) => !isAccepted(part, typed)).map(fieldOf)),
    {
      defaultValues: {
        firstName: before?.firstName ?? '',
        lastName: before?.lastName ?? '',
        // Only the end of a reviewed number is known.
        documentNumber: '',
        frontUploadId: '',
        backUploadId: '',
        passportUploadId: '',
      },
      onSubmit,
    },
  );
  useRefusedFields(form, refusalOf(action));
  useFormDraft(form, ['firstName', 'lastName', 'documentNumber']);
  const typed = useWatch({ control: form.control }) as IdentityFormValues;
  return {
    form,
    /** Whether the last review accepted the picture, and it counts for the names and the number that are typed. */
    isAccepted: (part: Part) => isAccepted(part, typed),
  };
}

/** The field of a picture. */
export const fieldOf = (part: DocumentPart) => `${part}UploadId` as const;

/** Whether the names and the number equal those of the last review, which keeps only the end of the number. */
function isSame(before: Kyc, { firstName, lastName, documentNumber }: IdentityNames): boolean {
  const number = documentNumber.trim();
  return (
    firstName.trim() === before.firstName &&
    lastName.trim() === before.lastName &&
    (number === '' || number.endsWith(before.documentNumber ?? ''))
  );
}
