import { documentNumberLimits, personNameLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';

/** A name as a document carries it. @param required what to say when it is left empty */
function personName(required: string) {
  const { maxLength, pattern } = personNameLimits;
  return z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, required),
      z.maxLength(maxLength, toMessage('forms.text.length', { max: String(maxLength) })),
      z.regex(pattern, toMessage('forms.text.characters')),
    );
}

/** What is said of an identity card or a passport; its images are apart. */
export function identityForm() {
  const { minLength, maxLength, pattern } = documentNumberLimits;
  return z.object({
    firstName: personName(toMessage('forms.kyc.firstName')),
    lastName: personName(toMessage('forms.kyc.lastName')),
    documentNumber: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, toMessage('forms.kyc.number')),
        z.minLength(minLength, toMessage('forms.kyc.numberInvalid')),
        z.maxLength(maxLength, toMessage('forms.text.length', { max: String(maxLength) })),
        z.regex(pattern, toMessage('forms.kyc.numberInvalid')),
      ),
  });
}

export type IdentityFormValues = z.input<ReturnType<typeof identityForm>>;
