import { documentNumberLimits, personNameLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { warnOnce } from '../fields/limit.js';
import { toMessage } from '../messages.js';
import { sayProblems } from '../core/problems.js';

/** A name as on a document. @param required the message while it is empty */
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

const images = {
  frontUploadId: toMessage('forms.kyc.front'),
  backUploadId: toMessage('forms.kyc.back'),
  passportUploadId: toMessage('forms.kyc.passport'),
} as const;

/** The pictures of a document. */
export type DocumentImageField = keyof typeof images;

function namesAndNumber() {
  const { minLength, maxLength, pattern } = documentNumberLimits;
  return {
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
  };
}

/** '' while there is no picture. */
const uploads = { frontUploadId: z.string(), backUploadId: z.string(), passportUploadId: z.string() };

/**
 * The data of an identity card or a passport, and its pictures.
 * @param missing the pictures that the form still needs for the typed data; pictures that the last review accepted
 * are not required again
 */
export function identityForm(missing: (typed: IdentityNames) => readonly DocumentImageField[]) {
  const isKnown = typeof missing === 'function';
  if (process.env.NODE_ENV !== 'production' && !isKnown)
    warnOnce(
      `identityForm: missing ${String(missing)} is no function.`,
      'The form asks for no picture.',
      'Pass a function that names the pictures that are needed.',
    );
  return z
    .object({ ...namesAndNumber(), ...uploads })
    .check(
      sayProblems((values) =>
        (isKnown ? missing(values) : [])
          .filter((field) => values[field] === '')
          .map((field) => [field, images[field]]),
      ),
    );
}

/** As typed, without leading and trailing spaces. */
export type IdentityNames = Readonly<Record<'firstName' | 'lastName' | 'documentNumber', string>>;

export type IdentityFormValues = z.input<ReturnType<typeof identityForm>>;

/** The proof of a professional qualification. Its output is the body of `POST /kyc/pro` without the pay password. */
export function professionalForm() {
  return z.object({
    professionalUploadId: z.string().check(z.minLength(1, toMessage('forms.kyc.professional'))),
  });
}
